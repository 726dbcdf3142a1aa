#!/bin/sh
# Signs an image with a key that C2PA Tool never sees: it calls this same script as a separate process. Needs jq.
# Usage: sh sign-callback.sh [source] [destination] [certificate folder]
set -eu
certs=${CERTS:-${3:-test-certs}}

#region signer
# The tool first requests the certificate and algorithm, then passes the bytes to sign.
case "${1:-} ${2:-}" in
  'sign --signer-info') exec jq --null-input --rawfile chain "$certs/chain.pem" '{ alg: "es256", sign_cert: $chain }' ;;
  # In production, call a key management service here. The bytes aren't hashed yet: the service hashes them (SHA-256 for ES256).
  'sign ') exec openssl dgst -sha256 -sign "$certs/signer.key" ;;
esac
#endregion signer

source=${1:-photo.jpg}
destination=${2:-signed.jpg}
export CERTS="$certs"

#region callback
# A command and its arguments, split at spaces: no quotes, and no spaces in the path.
# created: the signer is responsible for the actions, so the claim lists them under created_assertions.
c2patool "$source" --signer-path "sh $0 sign" --output "$destination" --force --config '{
  "title": "Test photo",
  "claim_generator_info": [{ "name": "sign-callback", "version": "1.0.0" }],
  "assertions": [{ "label": "c2pa.actions.v2", "created": true, "data": { "actions": [{
    "action": "c2pa.created",
    "digitalSourceType": "http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture"
  }] } }]
}' > report.json
# 0.27.22 doesn't check what the signer returned, so check the report.
jq --exit-status '.validation_state != "Invalid"' report.json > /dev/null || { echo 'the signature is wrong' >&2; exit 1; }
echo "$destination: signed through a callback"
#endregion callback
