#!/bin/sh
# Signs an image with a key that C2PA Tool never sees: it asks this same script, in a process of its own. Needs jq.
# Usage: sh sign.sh [source] [destination] [certificate folder]
set -eu
certs=${CERTS:-${3:-test-certs}}

#region signer
# The tool asks first for certificate and algorithm, then hands over the bytes to sign.
case "${1:-} ${2:-}" in
  'sign --signer-info') exec jq --null-input --rawfile chain "$certs/chain.pem" '{ alg: "es256", sign_cert: $chain }' ;;
  # Here a key management service would be asked. The bytes are no hash: the service hashes them, with SHA-256 for ES256.
  'sign ') exec openssl dgst -sha256 -sign "$certs/signer.key" ;;
esac
#endregion signer

source=${1:-photo.jpg}
destination=${2:-signed.jpg}
export CERTS="$certs"

#region callback
# A command and its arguments, divided at blanks: no quotes, and no blanks in the path.
# created: the signer answers for the actions, and the claim lists them under created_assertions.
c2patool "$source" --signer-path "sh $0 sign" --output "$destination" --force --config '{
  "title": "A drawn picture",
  "claim_generator_info": [{ "name": "sign-callback", "version": "1.0.0" }],
  "assertions": [{ "label": "c2pa.actions.v2", "created": true, "data": { "actions": [{
    "action": "c2pa.created",
    "digitalSourceType": "http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation"
  }] } }]
}' > report.json
# 0.27.22 does not check what the signer returned. Look yourself.
jq --exit-status '.validation_state != "Invalid"' report.json > /dev/null || { echo 'the signature is wrong' >&2; exit 1; }
echo "$destination: signed through a callback"
#endregion callback
