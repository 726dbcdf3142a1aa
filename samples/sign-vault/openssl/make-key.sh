#!/bin/sh
# Makes a key in the transit engine of OpenBao, a token that can only sign with it, and a test certificate.
# Usage: sh make-key.sh [folder]        (needs BAO_ADDR, BAO_TOKEN of an administrator, jq, and certify.sh beside it)
# With HashiCorp Vault: BAO=vault, and VAULT_ADDR and VAULT_TOKEN instead.
set -eu

dir=${1:-key-certs}
bao=${BAO:-bao}
mkdir -p "$dir"

#region key
# The key is generated in the engine. Without exportable=true, it can't be read.
"$bao" secrets list -format=json | jq -e 'has("transit/")' >/dev/null || "$bao" secrets enable transit
"$bao" write transit/keys/c2pa-signer type=ecdsa-p256
"$bao" read -format=json transit/keys/c2pa-signer | jq -r '.data.keys["1"].public_key' > "$dir/public.pem"
#endregion key

#region policy
# This is all that a signing program needs: sign with one key and one hash.
"$bao" policy write c2pa-signer - <<'POLICY'
path "transit/sign/c2pa-signer/sha2-256" {
  capabilities = ["update"]
}
POLICY
umask 077
"$bao" token create -policy=c2pa-signer -no-default-policy -ttl=24h -field=token > "$dir/token"
#endregion policy

sh certify.sh "$dir/public.pem" "$dir"
