#!/bin/sh
# Splits a PKCS#12 file (.pfx or .p12) into the two PEM files that the SDK reads: chain.pem and signer.key.
# Usage: sh convert-pfx.sh certificate.pfx [output folder]      PFX_PASSWORD holds the password.      (OpenSSL 3)
set -eu

pfx=$1 out=${2:-converted}
: "${PFX_PASSWORD?set PFX_PASSWORD to the password of $pfx}"
umask 077
mkdir -p "$out"

#region convert
# The password comes from the environment, because other users of the machine can see arguments.
part() { openssl pkcs12 -in "$pfx" -passin env:PFX_PASSWORD $legacy "$@"; }
# Older Windows versions encrypt with RC2 or 3DES, which OpenSSL 3 reads with -legacy only.
legacy=
part -noout 2> /dev/null || legacy=-legacy

# Write the key as unencrypted PKCS#8, without the "Bag Attributes" that come before it.
part -nocerts -nodes | openssl pkey -out "$out/signer.key"
# Write the chain: your certificate first, then the intermediates. Leave out a root, whose subject equals its issuer.
part -clcerts -nokeys | openssl x509 -out "$out/chain.pem"
part -cacerts -nokeys | awk '
  /^subject=/ { subject = substr($0, 9) }
  /^issuer=/ { on = subject != substr($0, 8) }
  on && /^-----BEGIN/, /^-----END/' >> "$out/chain.pem"
#endregion convert

[ "$(openssl pkey -in "$out/signer.key" -pubout)" = "$(openssl x509 -in "$out/chain.pem" -noout -pubkey)" ] ||
  { echo "the key doesn't belong to the certificate" >&2; exit 1; }
echo "$out/signer.key matches the first certificate in $out/chain.pem"
# Each certificate in chain.pem has to be issued by the one that follows it.
openssl crl2pkcs7 -nocrl -certfile "$out/chain.pem" | openssl pkcs7 -print_certs -noout | sed '/^$/d'
