#!/bin/sh
# Creates small trust lists for practice, from two chains of make-test-certs.sh.
# Usage: sh make-lists.sh [folder of chain A] [folder of chain B] [output folder]
set -eu

a=$(cd "${1:-test-certs}" && pwd) b=$(cd "${2:-other-certs}" && pwd) out=${3:-lists}
mkdir -p "$out"
cd "$out"

#region lists
cat "$b/root.pem" "$a/root.pem" > both.pem      # two roots, as a list of two CAs
cp "$b/root.pem" other.pem                      # the wrong one only
cp "$a/intermediate.pem" issuing.pem            # the issuing CA, without its root
cp "$a/signer.pem" allowed.pem                  # one signer, for an allowed list
openssl x509 -in "$a/signer.pem" -outform DER | openssl dgst -sha256 -binary | openssl base64 > allowed.txt
#endregion lists

# A list whose second certificate doesn't start on its own line.
{ printf %s "$(cat "$b/root.pem")"; cat "$a/root.pem"; } > glued.pem

# The root of chain A again, with the same name and key, but expired years ago.
cat > old.cnf <<'CNF'
[req]
prompt = no
string_mask = utf8only
distinguished_name = name
[name]
O = Example Test Org
CN = Example Test Root CA
[ca]
default_ca = old
[old]
database = old.txt
new_certs_dir = .
policy = any
default_md = sha256
rand_serial = yes
x509_extensions = root
[any]
organizationName = optional
commonName = supplied
[root]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
CNF
: > old.txt
openssl req -new -sha256 -config old.cnf -key "$a/root.key" -out old.csr
openssl ca -batch -notext -config old.cnf -selfsign -in old.csr -keyfile "$a/root.key" \
  -startdate 20200101000000Z -enddate 20210101000000Z -out expired.pem
rm -f old.* ./[0-9A-F]*.pem
