#!/bin/sh
# Responds to a request as a CA of the program would, with the test chain: for rehearsals only.
# Usage: sh practice-authority.sh [folder with request.csr] [folder of make-test-certs.sh] [days]      (OpenSSL 3)
set -eu

request=$(cd "${1:-request}" && pwd) ca=$(cd "${2:-test-certs}" && pwd) days=${3:-366} port=${OCSP_PORT:-8401}
cd "$request"

# A real CA checks the request first: who sent it, does the record exist, and is the key new?
openssl req -in request.csr -noout -verify

#region issue
# It keeps what you asked for and adds the issuer's key and where to check for revocation.
cat > issue.cnf <<CNF
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid:always
authorityInfoAccess = OCSP;URI:http://127.0.0.1:$port/, caIssuers;URI:http://127.0.0.1:$port/issuer.der
CNF
openssl x509 -req -sha256 -in request.csr -copy_extensions copyall -extfile issue.cnf -days "$days" \
  -CA "$ca/intermediate.pem" -CAkey "$ca/intermediate.key" -set_serial "0x4$(openssl rand -hex 15)" -out signer.pem
cat signer.pem "$ca/intermediate.pem" > chain.pem
#endregion issue
rm issue.cnf
