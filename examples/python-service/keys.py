"""Access to the private key. The rest of the program uses `sign(data)` and `public_key()`, never the key itself."""

import hashlib

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec


# #region local
class LocalKey:
    """A P-256 key in a PEM file. It stands in for a key service while you develop."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self._key = serialization.load_pem_private_key(file.read(), password=None)

    def sign(self, data: bytes) -> bytes:
        # ECDSA with SHA-256, in DER. The C2PA library converts it to the form that COSE requires.
        return self._key.sign(data, ec.ECDSA(hashes.SHA256()))

    def public_key(self):
        return self._key.public_key()


# #endregion local


# #region kms
class AwsKmsKey:
    """The same, with a key that never leaves AWS KMS: key spec ECC_NIST_P256, key usage SIGN_VERIFY."""

    def __init__(self, key_id):
        import boto3  # pip install boto3; region and credentials come from the usual places
        from botocore.config import Config

        self._kms = boto3.client("kms", config=Config(connect_timeout=2, read_timeout=5, retries={"max_attempts": 2}))
        self._key_id = key_id

    def sign(self, data: bytes) -> bytes:
        # Send the digest: KMS rejects messages above 4,096 bytes, and a claim can be longer.
        response = self._kms.sign(
            KeyId=self._key_id,
            Message=hashlib.sha256(data).digest(),
            MessageType="DIGEST",
            SigningAlgorithm="ECDSA_SHA_256",
        )
        return response["Signature"]  # also DER

    def public_key(self):
        return serialization.load_der_public_key(self._kms.get_public_key(KeyId=self._key_id)["PublicKey"])


# #endregion kms


def key_from(settings):
    """KMS_KEY_ID names a key in AWS KMS, SIGN_KEY a file."""
    return AwsKmsKey(settings["KMS_KEY_ID"]) if settings.get("KMS_KEY_ID") else LocalKey(settings["SIGN_KEY"])
