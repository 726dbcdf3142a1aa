#!/bin/sh
# Signs a film from one file into another. Needs jq.
# Usage: sh sign.sh [video.mp4] [signed.mp4] [test-certs]
set -eu
film=${1:-video.mp4}
output=${2:-signed.mp4}
certs=${3:-test-certs}
C2PA_SIGN_CERT=$(cat "$certs/chain.pem")
C2PA_PRIVATE_KEY=$(cat "$certs/signer.key") # for tests: a key in a variable is seen by every program you start
export C2PA_SIGN_CERT C2PA_PRIVATE_KEY

#region stream
# The tool opens both files itself. The signed film is a copy: the disk has to hold both.
c2patool "$film" --create digitalCreation --output "$output" --force --config '{
  "title": "A ball crosses the picture",
  "claim_generator_info": [{ "name": "stream-file", "version": "1.0.0" }]
}' > report.json
jq --raw-output --arg file "$output" '"\($file): \(.validation_state)"' report.json
#endregion stream
