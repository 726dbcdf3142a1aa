#!/bin/sh
# Issues a test certificate for a public key whose private key is elsewhere: in an HSM, a KMS, or a vault.
# Usage: sh certify.sh public.pem [folder] [test authority]        (needs OpenSSL 3 and what make-test-certs.sh made)
# In production a CA issues it, and the request that you send to the CA is signed inside the HSM or KMS.
set -eu

public=${1:?name the file with the public key}
dir=${2:-key-certs}
authority=${3:-test-certs}
mkdir -p "$dir"

#region certify
cat > "$dir/signer.cnf" <<'CNF'
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = emailProtection, 1.3.6.1.4.1.62558.2.1
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid:always
CNF
openssl x509 -new -force_pubkey "$public" -sha256 -days 365 -set_serial "0x4$(openssl rand -hex 15)" \
  -subj '/O=Example Test Org/CN=Example Test Signer' -extfile "$dir/signer.cnf" \
  -CA "$authority/intermediate.pem" -CAkey "$authority/intermediate.key" -out "$dir/signer.pem"
#endregion certify

# End entity first, then its issuer. The root stays out.
cat "$dir/signer.pem" "$authority/intermediate.pem" > "$dir/chain.pem"
cp "$authority/root.pem" "$dir/root.pem"
rm "$dir/signer.cnf"
openssl verify -CAfile "$dir/root.pem" -untrusted "$authority/intermediate.pem" "$dir/signer.pem"
