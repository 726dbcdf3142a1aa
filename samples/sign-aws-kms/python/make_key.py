# Makes a signing key in AWS KMS and writes its public key. Run it once, and keep the key ID that it prints.
# Usage: python make_key.py [public.pem]        Region and credentials come from the usual places.
import base64
import sys
from pathlib import Path

import boto3

file = sys.argv[1] if len(sys.argv) > 1 else "public.pem"
kms = boto3.client("kms")
key = kms.create_key(KeySpec="ECC_NIST_P256", KeyUsage="SIGN_VERIFY", Description="C2PA signer")["KeyMetadata"]
der = kms.get_public_key(KeyId=key["KeyId"])["PublicKey"]
pem = base64.encodebytes(der).decode()
Path(file).write_text(f"-----BEGIN PUBLIC KEY-----\n{pem}-----END PUBLIC KEY-----\n")
print(key["KeyId"])
