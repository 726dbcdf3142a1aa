#!/bin/sh
# Creates what an OCSP responder needs: its own certificate, and a list with one good and one revoked entry.
# Usage: sh make-responder.sh [certificate to report on] [folder of make-test-certs.sh] [output folder]
set -eu

signer=$(cd "$(dirname "${1:-request/signer.pem}")" && pwd)/$(basename "${1:-request/signer.pem}")
ca=$(cd "${2:-test-certs}" && pwd) out=${3:-responder}
umask 077
mkdir -p "$out"
cd "$out"

#region responder
# The responder signs its responses with a key that may do nothing else.
openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -pkeyopt ec_param_enc:named_curve -out ocsp.key
printf '%s\n' '[req]' 'prompt = no' 'distinguished_name = n' '[n]' 'C = XX' 'O = Example Test Org' 'CN = Example OCSP' > n.cnf
openssl req -new -sha256 -config n.cnf -key ocsp.key -out ocsp.csr
cat > ocsp.cnf <<'CNF'
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = OCSPSigning
noCheck = ignored
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid:always
CNF
openssl x509 -req -sha256 -in ocsp.csr -CA "$ca/intermediate.pem" -CAkey "$ca/intermediate.key" -days 30 \
  -set_serial "0x4$(openssl rand -hex 15)" -extfile ocsp.cnf -out ocsp.pem
cp "$ca/intermediate.pem" issuer.pem
#endregion responder

#region list
# The CA's list: once with V for valid, and once with R for revoked, the date, and the reason.
serial=$(openssl x509 -in "$signer" -noout -serial)
printf 'V\t401231000000Z\t\t%s\tunknown\t/CN=signer\n' "${serial#*=}" > good.txt
printf 'R\t401231000000Z\t261101000000Z,keyCompromise\t%s\tunknown\t/CN=signer\n' "${serial#*=}" > revoked.txt
#endregion list
rm ./*.cnf ocsp.csr
