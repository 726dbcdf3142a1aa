#!/bin/sh
# Signs an image with a time stamp.
# Usage: sh add-stamp.sh [source] [destination] [certificate folder] [URL of the TSA]
set -eu

source=${1:-photo.jpg} destination=${2:-stamped.jpg} folder=${3:-test-certs}

# #region signer
C2PA_TA_URL=${4:-http://127.0.0.1:3180/}
C2PA_SIGN_CERT=$(cat "$folder/chain.pem")
C2PA_PRIVATE_KEY=$(cat "$folder/signer.key")
export C2PA_TA_URL C2PA_SIGN_CERT C2PA_PRIVATE_KEY
# #endregion signer

c2patool "$source" --config '{
  "alg": "es256",
  "claim_generator_info": [{ "name": "stamp", "version": "1.0.0" }],
  "assertions": [{
    "label": "c2pa.actions.v2",
    "created": true,
    "data": { "actions": [{
      "action": "c2pa.created",
      "digitalSourceType": "http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation"
    }] }
  }]
}' --output "$destination" --force > /dev/null
echo "$destination: signed with a time stamp"
