"""Accepts a file only if its Content Credentials are valid and their hash leaves out only the manifest store.

    python hash_coverage.py signed.jpg [more files]

It knows JPEG, PNG, WebP, and MP4 as C2PA SDKs write them, and refuses everything that it doesn't know: other formats,
metadata outside the hash, Merkle trees, update manifests. The SDK must verify the signature and the hash; this adds what
SDKs with core 0.90 don't check, and what later cores only report as informational. It needs c2pa-python 0.37 or later,
and it reads the reports of core 0.92, which write bytes in another form.
"""

import io
import json
import re
import struct
import sys
import zlib
from pathlib import Path

from c2pa import C2paError, Context, Reader

TYPES = {".jpg": "image/jpeg", ".png": "image/png", ".webp": "image/webp", ".mp4": "video/mp4"}


class Refused(Exception):
    """The file isn't accepted; the message says why."""


class NoCredentials(Refused):
    """The file doesn't have Content Credentials, so there's nothing to check."""


# #region check
def check(kind: str, data: bytes, context: Context | None = None) -> str:
    """Reads and checks a file. Returns the validation state."""
    try:
        with Reader(kind, io.BytesIO(data), context=context) as reader:
            report = json.loads(reader.detailed_json())
            # Core 0.92 gives an empty report if it can't convert what the file contains.
            active = report.get("active_manifest")
            if active is None:
                raise Refused("its report is empty")
            store = io.BytesIO()
            # For a manifest's label, the SDK returns the bytes of the whole manifest store.
            reader.resource_to_stream(active, store)
    except C2paError.ManifestNotFound:
        if kind == "image/jpeg" and any(stores_in(data)):
            raise Refused("The SDK doesn't find the manifest store in it.") from None
        raise NoCredentials("no Content Credentials") from None
    except C2paError as error:
        raise Refused(f"it can't be read: {error}") from error
    state = report["validation_state"]
    if state not in ("Valid", "Trusted"):
        raise Refused(state)
    manifest = report["manifests"][active]
    assertions = manifest["assertion_store"].items()
    hashes = {label: value for label, value in assertions if label.startswith("c2pa.hash.")}
    if len(hashes) != 1:
        raise Refused(f"The active manifest has {len(hashes)} hashes instead of one.")
    ((label, assertion),) = hashes.items()
    claim = manifest["claim"]
    created = claim.get("created_assertions", claim.get("assertions", []))
    if not any(one["url"].endswith(f"c2pa.assertions/{label}") for one in created):
        raise Refused(f"{label} isn't among the assertions that the signer created.")
    if label == "c2pa.hash.data":
        check_data_hash(kind, data, assertion, store.getvalue())
    elif label in ("c2pa.hash.bmff.v2", "c2pa.hash.bmff.v3"):
        check_bmff_hash(data, assertion, store.getvalue())
    else:
        raise Refused(f"{label} isn't a hash that this program checks.")
    return state


# #endregion check


# #region data-hash
def check_data_hash(kind: str, data: bytes, assertion: dict, store: bytes) -> None:
    """The only range that's left out, parsed by the format's rules, must be the manifest store."""
    exclusions = assertion.get("exclusions") or []
    if len(exclusions) != 1:
        raise Refused(f"The hash leaves out {len(exclusions)} ranges instead of one.")
    start, length = exclusions[0]["start"], exclusions[0]["length"]
    unwrap = {"image/jpeg": from_jpeg, "image/png": from_png, "image/webp": from_webp}.get(kind)
    if unwrap is None:
        raise Refused(f"{kind} isn't a format that this program checks.")
    check_store(unwrap(data[start : start + length]), store)
    others = {"image/jpeg": stores_in, "image/webp": stores_in_webp}.get(kind)
    if others and any(not start <= place < start + length for place in others(data)):
        raise Refused("Another manifest store is outside the range that the hash leaves out.")


def check_store(found: bytes | None, store: bytes) -> None:
    """Whether these bytes are the manifest store that the SDK read, followed only by zeros."""
    if found is None or not found.startswith(store) or any(found[len(store) :]):
        raise Refused("The hash leaves out more than the manifest store, or something else.")


def from_jpeg(part: bytes) -> bytes | None:
    """APP11 segments, numbered from 1. Each repeats the first 8 bytes of the store."""
    store = b""
    number = 1
    while part:
        if len(part) < 20:
            return None
        marker, size, mark, _, packet = struct.unpack(">HH2sHI", part[:12])
        segment = part[12 : size + 2]
        if (marker, mark, packet) != (0xFFEB, b"JP", number) or len(segment) != size - 10:
            return None
        if number > 1 and segment[:8] != store[:8]:
            return None
        store += segment if number == 1 else segment[8:]
        part = part[size + 2 :]
        number += 1
    return store


# A description box with the type of a manifest store.
STORE = b"jumd" + bytes.fromhex("6332706100110010800000aa00389b71")
# In a scan, FF is followed by 00, by a restart, or by a fill byte; anything else is the next segment.
NEXT_SEGMENT = re.compile(rb"\xff[^\x00\xff\xd0-\xd7]")


def segments(data: bytes):
    """The segments of a JPEG image: marker, start, and content."""
    offset = 2
    while offset + 2 <= len(data):
        if data[offset] != 0xFF:
            raise Refused("A JPEG segment doesn't begin with a marker.")
        marker = data[offset + 1]
        if marker == 0xFF:
            offset += 1
        elif marker == 0xD9:
            return
        elif marker == 0x01 or 0xD0 <= marker <= 0xD8:
            offset += 2
        else:
            size = int.from_bytes(data[offset + 2 : offset + 4], "big")
            end = offset + 2 + size
            if size < 2 or end > len(data):
                raise Refused("A JPEG segment doesn't fit into the file.")
            yield marker, offset, data[offset + 4 : end]
            scanned = NEXT_SEGMENT.search(data, end) if marker == 0xDA else None
            offset = scanned.start() if scanned else len(data) if marker == 0xDA else end


def stores_in(data: bytes):
    """Where the APP11 segments are in which a manifest store begins."""
    for marker, start, content in segments(data):
        # In front of the box: JP, its instance, the packet's number. A box with a long length has a head of 16 bytes.
        if marker == 0xEB and content.startswith(b"JP") and STORE in content[12:48]:
            yield start


def from_png(part: bytes) -> bytes | None:
    """One caBX chunk with its length and checksum."""
    if len(part) < 12 or part[:8] != struct.pack(">I4s", len(part) - 12, b"caBX"):
        return None
    return part[8:-4] if zlib.crc32(part[4:-4]) == struct.unpack(">I", part[-4:])[0] else None


def from_webp(part: bytes) -> bytes | None:
    """One C2PA chunk of the RIFF format, without the byte that pads an odd length."""
    if len(part) < 8 or part[:8] != struct.pack("<4sI", b"C2PA", len(part) - 8):
        return None
    return part[8:]


def stores_in_webp(data: bytes):
    """Where the C2PA chunks are. Each chunk has to fit into the file."""
    offset = 12
    while offset + 8 <= min(len(data), 8 + int.from_bytes(data[4:8], "little")):
        name, size = struct.unpack("<4sI", data[offset : offset + 8])
        if offset + 8 + size > len(data):
            raise Refused("A RIFF chunk doesn't fit into the file.")
        if name == b"C2PA":
            yield offset
        offset += 8 + size + size % 2


# #endregion data-hash

# #region bmff-hash
C2PA_UUID = bytes.fromhex("d8fec3d61b0e483c92975828877ec481")
# What SDKs leave out; `value` is the UUID in Base64. /mfra is allowed in the list, but not in the file.
MAY_BE_LEFT_OUT = [
    {"xpath": "/uuid", "data": [{"offset": 8, "value": "2P7D1hsOSDySl1goh37EgQ=="}]},
    *({"xpath": path} for path in ("/ftyp", "/mfra", "/free", "/skip")),
]


def bare(value):
    """Bytes in a report as Base64, which core 0.92 and later write as b64'…'."""
    wrapped = isinstance(value, str) and value.startswith("b64'") and value.endswith("'")
    return value[4:-1] if wrapped else value


def exclusion_in(report: dict) -> dict:
    """An exclusion of the report, without empty fields."""
    known = {key: value for key, value in report.items() if value is not None}
    if isinstance(known.get("data"), list):
        known["data"] = [{**one, "value": bare(one.get("value"))} for one in known["data"]]
    return known


def check_bmff_hash(data: bytes, assertion: dict, store: bytes) -> None:
    """The hash may leave out only the boxes that SDKs leave out, and they may not contain anything that a player shows."""
    if assertion.get("merkle"):
        raise Refused("Merkle trees cover its media, and this program doesn't check them.")
    exclusions = [exclusion_in(one) for one in assertion["exclusions"]]
    if any(one not in MAY_BE_LEFT_OUT for one in exclusions):
        raise Refused("The hash leaves out boxes that have to be covered.")
    stores = 0
    for kind, content in boxes(data):
        if kind == b"uuid" and content.startswith(C2PA_UUID):
            stores += 1
            # The version and flags of the box, its purpose, and the offset of a second one.
            head = C2PA_UUID + bytes(4) + b"manifest\0" + bytes(8)
            check_store(content[len(head) :] if content.startswith(head) else None, store)
        elif kind in (b"free", b"skip") and any(content):
            raise Refused("A box that the hash leaves out isn't empty.")
        elif kind == b"mfra" or (kind == b"ftyp" and not (content[:4] + content[8:]).isascii()):
            raise Refused("A box that the hash leaves out may hold more than it should.")
    if stores != 1:
        raise Refused(f"The file holds {stores} manifest stores.")


def boxes(data: bytes):
    """The top-level boxes of an MP4 file: type and content."""
    offset = 0
    while offset < len(data):
        if offset + 8 > len(data):
            raise Refused("The file ends within a box.")
        size, kind = struct.unpack(">I4s", data[offset : offset + 8])
        head = 8
        if size == 1 and offset + 16 <= len(data):
            (size,) = struct.unpack(">Q", data[offset + 8 : offset + 16])
            head = 16
        elif size == 0:
            size = len(data) - offset
        if size < head or offset + size > len(data):
            raise Refused("A box doesn't fit into the file.")
        yield kind, data[offset + head : offset + size]
        offset += size


# #endregion bmff-hash


def main(paths: list[str]) -> int:
    context = Context.from_dict({"verify": {"remote_manifest_fetch": False}})
    refused = 0
    for path in map(Path, paths):
        try:
            kind = TYPES.get(path.suffix)
            if kind is None:
                raise Refused("not a type that this program checks")
            print(f"{path.name}: accepted, {check(kind, path.read_bytes(), context)}")
        except Refused as reason:
            refused = 1
            print(f"{path.name}: refused. {reason}")
    return refused


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
