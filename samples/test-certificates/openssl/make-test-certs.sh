#!/bin/sh
# Creates a private test hierarchy: root CA -> intermediate CA -> one claim signer.
# Usage: sh make-test-certs.sh [folder]        (default: ./test-certs)
# Works with OpenSSL 1.1.1 and 3.x and with LibreSSL. For tests only: the keys aren't encrypted.
set -eu

dir=${1:-test-certs}
umask 077 # only you can read the keys
mkdir -p "$dir"
cd "$dir"

if [ -e root.key ] || [ -e signer.key ]; then
  echo "there are keys in $dir already: give another folder, or delete it" >&2
  exit 1
fi

#region config
# This file defines each certificate's subject and permissions.
cat > openssl.cnf <<'CNF'
[req]
prompt = no
string_mask = utf8only
distinguished_name = root_name

[root_name]
O = Example Test Org
CN = Example Test Root CA
[intermediate_name]
O = Example Test Org
CN = Example Test Intermediate CA
[signer_name]
O = Example Test Org
CN = Example Test Signer

[root_ext]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[intermediate_ext]
basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid:always
[signer_ext]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = emailProtection, 1.3.6.1.4.1.62558.2.1
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid:always
CNF
#endregion config

#region helpers
# An EC key on P-256, written as PKCS#8 ("BEGIN PRIVATE KEY"): the form the SDKs read.
new_key() {
  openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 \
    -pkeyopt ec_param_enc:named_curve -out "$1.key"
}

# Each request takes its subject from the section "<name>_name" of the file above.
new_request() {
  sed "s/^distinguished_name = .*/distinguished_name = $1_name/" openssl.cnf > "$1.cnf"
  openssl req -new -sha256 -config "$1.cnf" -key "$1.key" -out "$1.csr"
}

new_serial() { echo "0x4$(openssl rand -hex 15)"; }
#endregion helpers

#region root
# 1. The root signs itself. It's the trust anchor: give it to validators, never put it in images.
new_key root
new_request root
openssl x509 -req -sha256 -in root.csr -signkey root.key -days 3650 \
  -set_serial "$(new_serial)" -extfile openssl.cnf -extensions root_ext -out root.pem
#endregion root

#region intermediate
# 2. The root signs the intermediate.
new_key intermediate
new_request intermediate
openssl x509 -req -sha256 -in intermediate.csr -CA root.pem -CAkey root.key -days 1825 \
  -set_serial "$(new_serial)" -extfile openssl.cnf -extensions intermediate_ext -out intermediate.pem
#endregion intermediate

#region signer
# 3. The intermediate signs the end-entity certificate, which signs claims.
new_key signer
new_request signer
openssl x509 -req -sha256 -in signer.csr -CA intermediate.pem -CAkey intermediate.key -days 365 \
  -set_serial "$(new_serial)" -extfile openssl.cnf -extensions signer_ext -out signer.pem
#endregion signer

#region chain
# 4. What goes into the signature: the end-entity certificate first, then its issuer, without the root.
cat signer.pem intermediate.pem > chain.pem
openssl verify -CAfile root.pem -untrusted intermediate.pem signer.pem
#endregion chain

rm -f -- *.csr *.cnf
chmod 644 -- *.pem
echo "made in $dir: chain.pem and signer.key to sign with, root.pem to trust"
