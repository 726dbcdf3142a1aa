#!/bin/sh
# Makes a key and a certificate signing request (CSR) for a C2PA claim signing certificate.
# Usage: sh make-request.sh COUNTRY ORGANIZATION PRODUCT RECORD-ID [assurance level] [folder]
# The first four are in your product's record on the conforming products list. Copy them exactly.
# If the record names an organizational unit: ORG_UNIT='Imaging' sh make-request.sh …
set -eu

[ $# -ge 4 ] || { sed -n '2,5s/^# //p' "$0" >&2; exit 2; }
country=$1 organization=$2 product=$3 record=$4 level=${5:-1} dir=${6:-request}

#region check
# Plain ASCII only: the certificate policy requires it.
if [ -n "$(printf %s "$country$organization$product${ORG_UNIT:-}" | LC_ALL=C tr -d ' -~')" ]; then
  echo "names must be plain ASCII: take the spelling of your record" >&2
  exit 1
fi
printf %s "$record" | grep -Eq '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' ||
  { echo "the record ID must be a UUID in lowercase, 36 characters" >&2; exit 1; }
case $level in 1 | 2) ;; *) echo "the assurance level is 1 or 2" >&2; exit 1 ;; esac
#endregion check

umask 077 # only you can read the key
mkdir -p "$dir"
cd "$dir"
[ ! -e signer.key ] || { echo "there is a key in $dir already: a new certificate needs a new key" >&2; exit 1; }

# A backslash keeps OpenSSL from interpreting these characters.
plain() { printf %s "$1" | sed 's/[\\"#$'"'"']/\\&/g'; }

#region request
cat > request.cnf <<CNF
[req]
prompt = no
string_mask = utf8only
distinguished_name = subject
req_extensions = wanted

[subject]
C = $country
O = $(plain "$organization")
${ORG_UNIT:+OU = $(plain "$ORG_UNIT")}
CN = $(plain "$product")

[wanted]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature, nonRepudiation
extendedKeyUsage = 1.3.6.1.4.1.62558.2.1, emailProtection
certificatePolicies = 1.3.6.1.4.1.62558.1.1
# Assurance level: .3.10 is level 1, .3.20 is level 2.
1.3.6.1.4.1.62558.3 = ASN1:OID:1.3.6.1.4.1.62558.3.${level}0
# Record of the product on the conforming products list.
1.3.6.1.4.1.62558.4 = ASN1:UTF8String:$record
CNF

# In production, the key and the request's signature are made inside the KMS or HSM.
openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -pkeyopt ec_param_enc:named_curve -out signer.key
openssl req -new -sha256 -config request.cnf -key signer.key -out request.csr
#endregion request

#region look
# The request's signature proves that you have the key. Check the rest before you send it.
openssl req -in request.csr -noout -verify
openssl req -in request.csr -noout -subject -nameopt RFC2253,sep_multiline
#endregion look
echo "made in $dir: send request.csr, keep signer.key"
