"""Creates a certificate signing request for a key that can't be copied: the key service signs the request.

    SIGN_KEY=signer.key python make_csr.py "Example Org" "Example Signer" > signer.csr     (or KMS_KEY_ID=…)
"""

import os
import sys

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from keys import key_from


# #region key
class RemoteKey(ec.EllipticCurvePrivateKey):
    """Acts as a private key for `cryptography`, but asks the key service to sign."""

    def __init__(self, service):
        self._service = service

    def public_key(self):
        return self._service.public_key()

    def sign(self, data, signature_algorithm):
        return self._service.sign(bytes(data))

    @property
    def curve(self):
        return self.public_key().curve

    @property
    def key_size(self):
        return self.public_key().key_size

    def _cannot(self, *_, **__):
        raise NotImplementedError("the key stays where it is")

    exchange = private_numbers = private_bytes = __copy__ = __deepcopy__ = _cannot


# #endregion key

organization, common_name = [*sys.argv[1:], *["Example Org", "Example Signer"][len(sys.argv) - 1 :]]

# #region request
# The C2PA profile requires an organization. The CA adds what the certificate may be used for.
subject = x509.Name(
    [
        x509.NameAttribute(NameOID.ORGANIZATION_NAME, organization),
        x509.NameAttribute(NameOID.COMMON_NAME, common_name),
    ]
)
key = RemoteKey(key_from(os.environ))
request = x509.CertificateSigningRequestBuilder().subject_name(subject).sign(key, hashes.SHA256())
sys.stdout.write(request.public_bytes(serialization.Encoding.PEM).decode())
# #endregion request
