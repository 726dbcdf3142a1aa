#!/bin/sh
# Creates a signer whose certificate expires very soon, and a private time-stamping authority.
# Usage: sh make-short-lived.sh END [folder of make-test-certs.sh] [output folder]     END: YYYYMMDDhhmmssZ
set -eu

end=$1
ca=$(cd "${2:-test-certs}" && pwd)
out=${3:-time-stamp-certs}
umask 077
mkdir -p "$out"
cd "$out"

cat > openssl.cnf <<'CNF'
[req]
prompt = no
string_mask = utf8only
distinguished_name = name
[name]
O = Example Test Org
CN = Example Short-lived Signer

[time_stamper]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid:always
[signer]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = emailProtection
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid:always

# `openssl ca` is the portable way to choose the dates of a certificate.
[ca]
default_ca = short
[short]
database = index
new_certs_dir = .
policy = any
default_md = sha256
rand_serial = yes
x509_extensions = signer
[any]
organizationName = optional
commonName = supplied

# Responses of the time-stamping authority.
[tsa]
default_tsa = responses
[responses]
serial = tsa.serial
signer_cert = tsa.pem
signer_key = tsa.key
certs = issuer.pem
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha384, sha512
ess_cert_id_alg = sha256
CNF
: > index
echo 01 > tsa.serial
cp "$ca/intermediate.pem" issuer.pem

openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out tsa.key
sed 's/^CN = .*/CN = Example Test Time-stamper/' openssl.cnf > tsa.cnf
openssl req -new -config tsa.cnf -key tsa.key -out tsa.csr
openssl x509 -req -sha256 -in tsa.csr -CA "$ca/intermediate.pem" -CAkey "$ca/intermediate.key" -days 365 \
  -set_serial "0x4$(openssl rand -hex 15)" -extfile openssl.cnf -extensions time_stamper -out tsa.pem

openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -pkeyopt ec_param_enc:named_curve -out signer.key
openssl req -new -config openssl.cnf -key signer.key -out signer.csr
openssl ca -batch -notext -config openssl.cnf -in signer.csr -out signer.pem \
  -cert "$ca/intermediate.pem" -keyfile "$ca/intermediate.key" -startdate 20260101000000Z -enddate "$end"
cat signer.pem issuer.pem > chain.pem
