"""A small signing service: upload an image, get it back with Content Credentials, read them.

    SERVICE_TOKEN=… python app.py            (README.md says what else may be set)
"""

import hmac
import logging
import os
import re
import secrets
import sys
import threading
import time
from pathlib import Path

import waitress
from c2pa import C2paError
from credentials import Credentials, KeyUnavailable, type_of
from flask import Flask, abort, jsonify, request, send_file
from hash_coverage import Refused
from keys import key_from
from werkzeug.exceptions import HTTPException

# #region limits
LARGEST = 20 * 1024 * 1024  # bytes of one request
AT_ONCE = 4  # images signed at the same time
KEEP = 60 * 60  # seconds until an image is deleted
# #endregion limits
ENDINGS = {"image/jpeg": "jpg", "image/png": "png", "image/webp": "webp"}
ID = re.compile(r"[0-9a-f]{32}")


def create_app(settings) -> Flask:
    app = Flask(__name__)
    app.config["MAX_CONTENT_LENGTH"] = LARGEST
    anchors = settings.get("TRUST_ANCHORS")
    credentials = Credentials(
        key_from(settings),
        Path(settings["SIGN_CERT"]).read_text(),
        Path(anchors).read_text() if anchors else None,
        settings.get("TSA_URL"),
    )
    folder = Path(settings.get("DATA_FOLDER", "data")).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    slots = threading.BoundedSemaphore(AT_ONCE)

    # #region caller
    @app.before_request
    def check_token():
        # Anyone who can reach this service can sign in your name.
        sent = request.headers.get("Authorization", "")
        if not hmac.compare_digest(sent.encode(), f"Bearer {settings['SERVICE_TOKEN']}".encode()):
            abort(401, "unknown caller")

    # #endregion caller

    # #region upload
    @app.post("/images")
    def upload():
        image = request.files.get("image")
        if image is None:
            abort(400, "send one file in the field “image”")
        kind = type_of(image.stream.read(16))
        image.stream.seek(0)
        if kind is None:
            abort(415, "only JPEG, PNG, and WebP")

        delete_old(folder)
        name = secrets.token_hex(16)  # our own name, so that client input never becomes a path
        unfinished = folder / f"{name}.part"
        if not slots.acquire(timeout=10):
            abort(503, "too many images at once, try again")
        try:
            credentials.check_upload(image.stream, kind)  # our signature must not hide a forgery
            with open(unfinished, "x+b") as destination:
                credentials.sign(image.stream, destination, kind, title_of(image.filename))
                destination.seek(0)
                report = credentials.read(destination, kind)
            unfinished.replace(folder / f"{name}.{ENDINGS[kind]}")  # from now on it can be downloaded
        finally:
            slots.release()
            unfinished.unlink(missing_ok=True)  # a failure leaves nothing behind
        return jsonify(id=name, type=kind, credentials=report), 201

    # #endregion upload

    # #region download
    def stored(name: str) -> tuple[Path, str]:
        # Only strings that look like our names reach the file system.
        if ID.fullmatch(name):
            for kind, ending in ENDINGS.items():
                path = folder / f"{name}.{ending}"
                if path.is_file():
                    return path, kind
        abort(404, "no such image")

    @app.get("/images/<name>")
    def download(name):
        path, kind = stored(name)
        return send_file(path, mimetype=kind, as_attachment=True, download_name=path.name)

    @app.get("/images/<name>/credentials")
    def read(name):
        path, kind = stored(name)
        with open(path, "rb") as stream:
            return jsonify(credentials.read(stream, kind))

    # #endregion download

    # #region errors
    @app.errorhandler(HTTPException)
    def refused(error):
        return jsonify(error=error.description), error.code

    @app.errorhandler(Refused)
    def invalid(reason):
        app.logger.warning("refused: %s", reason)
        return jsonify(error="the image's credentials aren't valid"), 422

    @app.errorhandler(C2paError)
    def unreadable(error):
        # The text is for your log: it may quote bytes of the file.
        app.logger.warning("not signed: %s", error)
        return jsonify(error="the image is damaged, or its credentials can't be used"), 422

    @app.errorhandler(KeyUnavailable)
    def no_key(error):
        app.logger.error("the key service failed: %r", error.__cause__)
        return jsonify(error="signing is temporarily unavailable"), 503

    @app.after_request
    def no_guessing(response):
        response.headers["X-Content-Type-Options"] = "nosniff"
        return response

    # #endregion errors
    return app


def title_of(filename: str | None) -> str:
    """The last part of the client's name, for people to read. It is never used as a path."""
    last = re.split(r"[/\\]", filename or "")[-1]
    return "".join(sign for sign in last if sign.isprintable())[:100] or "Untitled"


def delete_old(folder: Path) -> None:
    for path in folder.iterdir():
        try:
            if path.stat().st_mtime < time.time() - KEEP:
                path.unlink()
        except FileNotFoundError:
            pass  # another thread was faster


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO)
    missing = [name for name in ("SERVICE_TOKEN", "SIGN_CERT") if not os.environ.get(name)]
    if missing or not (os.environ.get("SIGN_KEY") or os.environ.get("KMS_KEY_ID")):
        sys.exit(f"set {', '.join(missing) or 'SIGN_KEY or KMS_KEY_ID'}")
    # #region serve
    # Unlike Flask's own server, Waitress is meant for production. This limit also applies to bodies of unknown length.
    server = waitress.create_server(
        create_app(os.environ),
        host="127.0.0.1",  # a proxy in front does TLS
        port=int(os.environ.get("PORT", "8000")),
        threads=8,
        max_request_body_size=LARGEST,
    )
    # #endregion serve
    print(f"listening on http://127.0.0.1:{server.effective_port}", flush=True)
    server.run()
