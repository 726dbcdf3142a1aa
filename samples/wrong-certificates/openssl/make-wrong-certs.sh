#!/bin/sh
# Creates one folder per mistake, each with a chain.pem and a signer.key, to see how an SDK reports it.
# Usage: sh make-wrong-certs.sh [folder of make-test-certs.sh] [output folder]      (OpenSSL 3)
set -eu

good=$(cd "${1:-test-certs}" && pwd)
out=${2:-wrong-certs}
umask 077
mkdir -p "$out"
cd "$out"

#region helpers
cat > subject.cnf <<'CNF'
[req]
prompt = no
string_mask = utf8only
distinguished_name = name
[name]
O = Example Test Org
CN = Example Test Signer
CNF

key_usage='keyUsage = critical, digitalSignature'
eku='extendedKeyUsage = emailProtection'
ca_false='basicConstraints = critical, CA:FALSE'
ids='subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid:always'
serial() { echo "0x4$(openssl rand -hex 15)"; }

# start NAME [genpkey options]: a folder with a new key and a request for it.
start() {
  mkdir "$1"
  name=$1
  shift
  [ $# -gt 0 ] || set -- -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -pkeyopt ec_param_enc:named_curve
  openssl genpkey "$@" -out "$name/signer.key"
  openssl req -new -config subject.cnf -key "$name/signer.key" -out "$name/request"
}

# issue LINES: the test intermediate signs the request with exactly these extensions.
issue() {
  printf '%s\n' "$1" > "$name/extensions"
  openssl x509 -req -sha256 -in "$name/request" -days 365 -set_serial "$(serial)" -out "$name/leaf.pem" \
    -CA "$good/intermediate.pem" -CAkey "$good/intermediate.key" -extfile "$name/extensions"
  cat "$name/leaf.pem" "$good/intermediate.pem" > "$name/chain.pem"
}

# issue_by CA [x509 options]: like issue with good lines, by a CA in this folder. -sha256 by default.
issue_by() {
  printf '%s\n' "$good_lines" > "$name/extensions"
  ca=$1
  shift
  openssl x509 -req -sha256 -in "$name/request" -days 365 -set_serial "$(serial)" -out "$name/leaf.pem" \
    -CA "$ca.pem" -CAkey "$ca.key" -extfile "$name/extensions" "$@"
  cat "$name/leaf.pem" "$ca.pem" > "$name/chain.pem"
}

# self_sign LINES: no issuer at all.
self_sign() {
  printf '%s\n' "$1" > "$name/extensions"
  openssl x509 -req -sha256 -in "$name/request" -days 365 -set_serial "$(serial)" -out "$name/chain.pem" \
    -signkey "$name/signer.key" -extfile "$name/extensions"
}

# issue_between START END: like issue, with dates of your choice. `openssl ca` does it in every version.
issue_between() {
  printf '%s\n' '[ca]' 'default_ca = c' '[c]' "database = $name/db" "new_certs_dir = $name" 'policy = p' \
    'default_md = sha256' 'rand_serial = yes' 'x509_extensions = x' 'unique_subject = no' \
    '[p]' 'organizationName = optional' 'commonName = supplied' '[x]' "$good_lines" > "$name/ca.cnf"
  : > "$name/db"
  openssl rand -hex 15 > "$name/serial"
  openssl ca -batch -notext -config "$name/ca.cnf" -in "$name/request" -out "$name/leaf.pem" \
    -cert "$good/intermediate.pem" -keyfile "$good/intermediate.key" -startdate "$1" -enddate "$2"
  cat "$name/leaf.pem" "$good/intermediate.pem" > "$name/chain.pem"
}

good_lines="$ca_false
$key_usage
$eku
$ids"
#endregion helpers

#region good
# Good ones, for comparison.
start good-email-protection
issue "$good_lines"

start good-c2pa-eku
issue "$ca_false
$key_usage
extendedKeyUsage = 1.3.6.1.4.1.62558.2.1
$ids"

start good-both-ekus
issue "$ca_false
$key_usage
extendedKeyUsage = emailProtection, 1.3.6.1.4.1.62558.2.1
$ids"

start good-document-signing
issue "$ca_false
$key_usage
extendedKeyUsage = 1.3.6.1.5.5.7.3.36
$ids"

start good-microsoft-eku
issue "$ca_false
$key_usage
extendedKeyUsage = 1.3.6.1.4.1.311.76.59.1.9
$ids"

# The two usages that the conformance program asks for.
start good-two-key-usages
issue "$ca_false
keyUsage = critical, digitalSignature, nonRepudiation
$eku
$ids"

start good-second-purpose
issue "$ca_false
$key_usage
extendedKeyUsage = emailProtection, clientAuth
$ids"
#endregion good

#region issuer
# What `openssl req -x509` gives by default: its own issuer, and marked as a CA.
start self-signed-ca
self_sign 'basicConstraints = critical, CA:TRUE
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid:always'

# The same with a clean leaf profile.
start self-signed-leaf
self_sign "$ca_false
$key_usage
$eku
subjectKeyIdentifier = hash"

start self-signed-leaf-with-aki
self_sign "$good_lines"

# The intermediate CA itself signs the claim.
mkdir ca-as-signer
cp "$good/intermediate.key" ca-as-signer/signer.key
cat "$good/intermediate.pem" > ca-as-signer/chain.pem

start ca-with-signing-rights
issue "basicConstraints = critical, CA:TRUE
keyUsage = critical, digitalSignature, keyCertSign
$eku
$ids"
#endregion issuer

#region validity
start expired
issue_between 20240101000000Z 20250101000000Z

start not-yet-valid
issue_between 20400101000000Z 20410101000000Z
#endregion validity

#region extensions
# Version 1 has no extensions. OpenSSL 3.0 creates it when none are requested; newer versions have an option.
start version-1
openssl x509 -req -sha256 -in version-1/request -days 365 -set_serial "$(serial)" -out version-1/leaf.pem \
  -CA "$good/intermediate.pem" -CAkey "$good/intermediate.key"
if ! openssl x509 -in version-1/leaf.pem -noout -text | grep -q 'Version: 1 '; then
  openssl req -x509 -x509v1 -config subject.cnf -key version-1/signer.key -days 365 -out version-1/leaf.pem \
    -CA "$good/intermediate.pem" -CAkey "$good/intermediate.key"
fi
cat version-1/leaf.pem "$good/intermediate.pem" > version-1/chain.pem

start no-eku
issue "$ca_false
$key_usage
$ids"

start any-eku
issue "$ca_false
$key_usage
extendedKeyUsage = anyExtendedKeyUsage, emailProtection
$ids"

start server-auth-eku
issue "$ca_false
$key_usage
extendedKeyUsage = serverAuth
$ids"

start microsoft-documents-eku
issue "$ca_false
$key_usage
extendedKeyUsage = 1.3.6.1.4.1.311.10.3.12
$ids"

start time-stamping-only
issue "$ca_false
$key_usage
extendedKeyUsage = timeStamping
$ids"

start time-stamping-and-email
issue "$ca_false
$key_usage
extendedKeyUsage = timeStamping, emailProtection
$ids"

start no-key-usage
issue "$ca_false
$eku
$ids"

start key-encipherment-only
issue "$ca_false
keyUsage = critical, keyEncipherment
$eku
$ids"

start non-repudiation-only
issue "$ca_false
keyUsage = critical, nonRepudiation
$eku
$ids"

start cert-sign-on-leaf
issue "$ca_false
keyUsage = critical, digitalSignature, keyCertSign
$eku
$ids"

start no-aki
issue "$ca_false
$key_usage
$eku
subjectKeyIdentifier = hash
authorityKeyIdentifier = none"

start no-ski
issue "$ca_false
$key_usage
$eku
subjectKeyIdentifier = none
authorityKeyIdentifier = keyid:always"

start no-basic-constraints
issue "$key_usage
$eku
$ids"

start cert-sign-alone
issue "$ca_false
keyUsage = critical, keyCertSign
$eku
$ids"

start key-usage-not-critical
issue "$ca_false
keyUsage = digitalSignature
$eku
$ids"

start unknown-critical
issue "$good_lines
1.3.6.1.4.1.55555.1 = critical, ASN1:UTF8String:nobody knows this"
#endregion extensions

#region keys
start rsa-1024 -algorithm RSA -pkeyopt rsa_keygen_bits:1024
issue "$good_lines"

start good-rsa-2048 -algorithm RSA -pkeyopt rsa_keygen_bits:2048
issue "$good_lines"

start curve-secp256k1 -algorithm EC -pkeyopt ec_paramgen_curve:secp256k1 -pkeyopt ec_param_enc:named_curve
issue "$good_lines"

start good-p-384 -algorithm EC -pkeyopt ec_paramgen_curve:P-384 -pkeyopt ec_param_enc:named_curve
issue "$good_lines"
start good-p-521 -algorithm EC -pkeyopt ec_paramgen_curve:P-521 -pkeyopt ec_param_enc:named_curve
issue "$good_lines"
start good-ed25519 -algorithm ED25519
issue "$good_lines"

# A good certificate with the key of another.
start wrong-key
issue "$good_lines"
cp good-c2pa-eku/signer.key wrong-key/signer.key

# The older form, "BEGIN EC PRIVATE KEY".
start sec1-key
issue "$good_lines"
openssl ec -in sec1-key/signer.key -out sec1-key/old.key
mv sec1-key/old.key sec1-key/signer.key

start encrypted-key
issue "$good_lines"
openssl pkcs8 -topk8 -v2 aes-256-cbc -passout pass:secret -in encrypted-key/signer.key -out encrypted-key/new.key
mv encrypted-key/new.key encrypted-key/signer.key
#endregion keys

#region issuers
# new_authority NAME LINES [genpkey options]: below the root; named like the test intermediate unless there is a $cn.
new_authority() {
  authority=$1
  printf '%s\n' "$2" > "$authority.ext"
  shift 2
  [ $# -gt 0 ] || set -- -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -pkeyopt ec_param_enc:named_curve
  openssl genpkey "$@" -out "$authority.key"
  sed "s/^CN = .*/CN = ${cn:-Example Test Intermediate CA}/" subject.cnf > authority.cnf
  openssl req -new -config authority.cnf -key "$authority.key" -out authority.csr
  openssl x509 -req -sha256 -in authority.csr -days 365 -set_serial "$(serial)" -out "$authority.pem" \
    -CA "$good/root.pem" -CAkey "$good/root.key" -extfile "$authority.ext"
}
authority_lines="basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign, cRLSign
$ids"

new_authority rsa-authority "$authority_lines" -algorithm RSA -pkeyopt rsa_keygen_bits:2048
start issued-with-sha1
issue_by rsa-authority -sha1
start good-issued-with-pss
issue_by rsa-authority -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:32
start issued-with-pss-defaults
issue_by rsa-authority -sha1 -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:20
start issued-with-two-hashes
issue_by rsa-authority -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:32 -sigopt rsa_mgf1_md:sha512

# An end entity issues another.
new_authority no-authority "$ca_false
keyUsage = critical, digitalSignature
$ids"
start issuer-no-authority
issue_by no-authority

# The CA may only issue end entities, but issued a CA.
start path-too-long
new_authority lower "$authority_lines"
cn='Example Test Lower CA'
openssl req -new -config subject.cnf -key lower.key -subj "/O=Example Test Org/CN=$cn" -out lower.csr
openssl x509 -req -sha256 -in lower.csr -days 365 -set_serial "$(serial)" -out lower.pem \
  -CA "$good/intermediate.pem" -CAkey "$good/intermediate.key" -extfile lower.ext
issue_by lower
cat path-too-long/leaf.pem lower.pem "$good/intermediate.pem" > path-too-long/chain.pem
cn=

# The issuer's name with another key: the signature on the signing certificate doesn't match.
new_authority namesake "$authority_lines"
start issuer-namesake
issue "$good_lines"
cat issuer-namesake/leaf.pem namesake.pem > issuer-namesake/chain.pem
#endregion issuers

#region chain
start leaf-alone
issue "$good_lines"
cp leaf-alone/leaf.pem leaf-alone/chain.pem

start intermediate-first
issue "$good_lines"
cat "$good/intermediate.pem" intermediate-first/leaf.pem > intermediate-first/chain.pem

start root-first
issue "$good_lines"
cat "$good/root.pem" "$good/intermediate.pem" root-first/leaf.pem > root-first/chain.pem

start root-in-the-middle
issue "$good_lines"
cat root-in-the-middle/leaf.pem "$good/root.pem" "$good/intermediate.pem" > root-in-the-middle/chain.pem

start root-included
issue "$good_lines"
cat root-included/leaf.pem "$good/intermediate.pem" "$good/root.pem" > root-included/chain.pem

start unrelated-intermediate
issue "$good_lines"
cat unrelated-intermediate/leaf.pem self-signed-ca/chain.pem > unrelated-intermediate/chain.pem

start key-in-chain-file
issue "$good_lines"
cat key-in-chain-file/signer.key key-in-chain-file/chain.pem > key-in-chain-file/both.pem
mv key-in-chain-file/both.pem key-in-chain-file/chain.pem
#endregion chain

#region subject
sed '/^O = /d' subject.cnf > no-organization.cnf
start no-organization
openssl req -new -config no-organization.cnf -key no-organization/signer.key -out no-organization/request
issue "$good_lines"
sed '/^CN = /d' subject.cnf > no-common-name.cnf
start no-common-name
openssl req -new -config no-common-name.cnf -key no-common-name/signer.key -out no-common-name/request
issue "$good_lines"
#endregion subject

echo "made in $out: one folder per mistake"
