# Says whether the signer of a file is on the list of conforming products, and with which assurance level.
# Usage: python check_signer.py [signed.jpg] [conforming-products-list.json] [C2PA-TRUST-LIST.pem] [C2PA-TSA-TRUST-LIST.pem]
import json
import re
import sys
from pathlib import Path

from c2pa import Context, Reader

names = ["signed.jpg", "conforming-products-list.json", "C2PA-TRUST-LIST.pem", "C2PA-TSA-TRUST-LIST.pem"]
file, products, signers, tsas = [*sys.argv[1:], *names[len(sys.argv) - 1 :]]

# #region lists
def certificates(name):
    return re.findall(r"-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----", Path(name).read_text())


def entry(kind, uri, anchors):
    return {"trust_kind": kind, "trust_uri": uri, "trust_anchors": "\n".join(anchors)}


SIGNERS = "https://c2pa.org/trust-list/signers"
TSAS = "https://c2pa.org/trust-list/time-stamps"
for_signers = certificates(signers)
on_both = [one for one in certificates(tsas) if one in for_signers]
only_tsas = [one for one in certificates(tsas) if one not in for_signers]
anchors = [
    entry("manifest", SIGNERS, for_signers),
    # Core 0.91 also accepts these anchors for signers and may name either entry. Every anchor here is on the
    # signers' list, too.
    entry("tsa", SIGNERS, on_both),
    entry("tsa", TSAS, only_tsas),
]
# Email protection, document signing, and C2PA claim signing. Without them, core 0.91.3 accepts only the first.
PURPOSES = "1.3.6.1.5.5.7.3.4\n1.3.6.1.5.5.7.3.36\n1.3.6.1.4.1.62558.2.1"
# #endregion lists

# #region read
with Reader(file, context=Context.from_dict({"trust": {"anchors": anchors, "trust_config": PURPOSES}})) as reader:
    store = json.loads(reader.json())
    # The first manifest in crJSON is the active one, and its signature has the certificate's whole subject.
    subject = json.loads(reader.crjson())["manifests"][0]["signature"]["certificateInfo"]["subject"]

# Only the explanation says which list matched.
passed = store["validation_results"]["activeManifest"]["success"]
listed = any(one["code"] == "signingCredential.trusted" and f"[{SIGNERS}]" in one["explanation"] for one in passed)
trusted = store["validation_state"] == "Trusted" and listed
# #endregion read

# #region compare
PARTS = ("C", "O", "OU", "CN")


def name_of(parts):
    # An absent unit and an empty one are the same. Everything else has to match character for character.
    return tuple(parts.get(part) or "" for part in PARTS)


records = [
    record
    for record in json.loads(Path(products).read_text())
    if record["product"]["productType"] == "generatorProduct" and name_of(record["product"]["DN"]) == name_of(subject)
]
# #endregion compare

print("signer:", ", ".join(f"{part}={subject[part]}" for part in PARTS if subject.get(part)))
print("state:", store["validation_state"])
# #region decide
if not trusted:
    # Anyone can write a product's name into a certificate of their own.
    print("not compared: the certificate doesn't chain to the C2PA trust list")
elif not records:
    print("no record has this name")
for record in records if trusted else []:
    product = record["product"]
    print(f"{record['recordId']}: {record['status']}, assurance level up to {product['assurance']['maxAssuranceLevel']}")
# #endregion decide
