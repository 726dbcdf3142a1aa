#!/bin/sh
# Makes a SoftHSM token with a P-256 key that is generated inside it, and a test certificate for that key.
# Usage: sh make-token.sh [folder]        (needs softhsm2, opensc, test-certs, and certify.sh beside it)
# Then: export SOFTHSM2_CONF=$PWD/[folder]/softhsm2.conf
set -eu

dir=${1:-hsm}
module=${PKCS11_MODULE:-/usr/lib/softhsm/libsofthsm2.so}
umask 077
mkdir -p "$dir/tokens"

#region token
# SoftHSM keeps its tokens in a folder. A real HSM is initialized with its vendor's program.
echo "directories.tokendir = $PWD/$dir/tokens" > "$dir/softhsm2.conf"
export SOFTHSM2_CONF="$PWD/$dir/softhsm2.conf"
softhsm2-util --init-token --free --label c2pa --so-pin 87654321 --pin 1234
#endregion token

#region key
# The key is generated inside the token. It can sign, but it can't be exported.
token() { pkcs11-tool --module "$module" --token-label c2pa --login --pin 1234 "$@"; }
token --keypairgen --key-type EC:prime256v1 --label signer-2026 --id 01 --usage-sign
token --read-object --type pubkey --id 01 --output-file "$dir/public.der"
openssl pkey -pubin -inform DER -in "$dir/public.der" -out "$dir/public.pem"
#endregion key

sh certify.sh "$dir/public.pem" "$dir"
