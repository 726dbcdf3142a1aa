"""Everything about Content Credentials: sign a file, read a file. No web in here."""

import json
import threading

from c2pa import Builder, C2paBuilderIntent, C2paError, C2paSigningAlg, Context, Reader, Signer
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from hash_coverage import NoCredentials, check

# #region types
# The type according to the bytes. A name or type sent by a client can be anything.
SIGNATURES = {
    "image/jpeg": lambda head: head.startswith(b"\xff\xd8\xff"),
    "image/png": lambda head: head.startswith(b"\x89PNG\r\n\x1a\n"),
    "image/webp": lambda head: head[:4] == b"RIFF" and head[8:12] == b"WEBP",
}


def type_of(head: bytes) -> str | None:
    return next((kind for kind, fits in SIGNATURES.items() if fits(head)), None)


# #endregion types


class KeyUnavailable(Exception):
    """The service with the key didn't sign."""


class Credentials:
    def __init__(self, key, chain_pem: str, anchors_pem: str | None, tsa_url: str | None = None):
        self._check(key, chain_pem)
        self._failed = threading.local()
        settings = {
            # A file names the server of its remote manifest. Without this line, uploads choose which servers we contact.
            "verify": {"verify_after_sign": True, "remote_manifest_fetch": False},
            "trust": {"trust_anchors": anchors_pem} if anchors_pem else {},
            # Thumbnails require decoding: a PNG of 0.4 MB and 12,000 by 12,000 pixels took 440 MB of memory.
            "builder": {
                "thumbnail": {"enabled": False},
                # Our signer is responsible for the actions: the claim lists them under created_assertions.
                "created_assertion_labels": ["c2pa.actions"],
            },
        }
        # #region context
        # One context for all threads. It owns the signer, which each Builder borrows.
        signer = Signer.from_callback(self._ask(key), C2paSigningAlg.ES256, chain_pem, tsa_url)
        self._context = Context.from_dict(settings, signer=signer)
        # #endregion context

    @staticmethod
    def _check(key, chain_pem):
        """Fails at startup instead of at the first upload: the key must match the first certificate."""
        certificate = x509.load_pem_x509_certificates(chain_pem.encode())[0]
        probe = b"does the key fit the certificate?"
        try:
            certificate.public_key().verify(key.sign(probe), probe, ec.ECDSA(hashes.SHA256()))
        except Exception as error:
            raise SystemExit("the key doesn't match the first certificate in the chain") from error

    # #region ask
    def _ask(self, key):
        def sign(data: bytes) -> bytes:
            try:
                return key.sign(data)
            except Exception as error:
                # The library reports "COSE signature invalid" and drops the reason, so keep it for this thread.
                self._failed.error = error
                raise

        return sign

    # #endregion ask

    # #region upload
    def check_upload(self, source, kind: str) -> None:
        """Raises Refused for an image whose credentials aren't valid, or whose hash doesn't cover all of it."""
        try:
            check(kind, source.read(), self._context)
        except NoCredentials:
            pass
        finally:
            source.seek(0)

    # #endregion upload

    # #region sign
    def sign(self, source, destination, kind: str, title: str) -> None:
        """Signs one open file into another, which must also be open for reading ("w+b")."""
        definition = {
            "title": title,
            "claim_generator_info": [{"name": "python-service", "version": "1.0.0"}],
        }
        self._failed.error = None
        try:
            with Builder(definition, context=self._context) as builder:
                # This service didn't create the image: the upload becomes the parent, with its existing credentials.
                builder.set_intent(C2paBuilderIntent.EDIT)
                builder.add_action({"action": "c2pa.published"})
                builder.sign(kind, source, destination)
        except C2paError as error:
            if self._failed.error:
                raise KeyUnavailable() from self._failed.error
            raise error

    # #endregion sign

    # #region read
    def read(self, stream, kind: str) -> dict | None:
        """A short summary of the checks: a report contains much that a client doesn't need."""
        try:
            reader = Reader(kind, stream, context=self._context)
        except C2paError.ManifestNotFound:
            return None
        with reader:
            store = json.loads(reader.json())
        active = store["manifests"][store["active_manifest"]]
        parent = next(iter(active.get("ingredients", [])), {})
        return {
            "state": store["validation_state"],
            "title": active.get("title"),
            "signed_by": active["signature_info"].get("common_name"),
            "problems": [one["code"] for one in store["validation_results"]["activeManifest"]["failure"]],
            "upload_had_credentials": "active_manifest" in parent,
        }

    # #endregion read
