#!/bin/sh
# Signs a video from one file into another. Needs jq.
# Usage: sh sign-video.sh [video.mp4] [signed.mp4] [test-certs]
set -eu
video=${1:-video.mp4}
output=${2:-signed.mp4}
certs=${3:-test-certs}
C2PA_SIGN_CERT=$(cat "$certs/chain.pem")
C2PA_PRIVATE_KEY=$(cat "$certs/signer.key") # for tests only: every program you start can read a key in a variable
export C2PA_SIGN_CERT C2PA_PRIVATE_KEY

# The signer is responsible for the actions, so the claim lists them under created_assertions.
echo '{ "builder": { "created_assertion_labels": ["c2pa.actions"] } }' > settings.json

#region stream
# The tool opens both files itself. The signed video is a copy, so the disk must hold both.
c2patool --settings settings.json "$video" --create digitalCreation --output "$output" --force --config '{
  "title": "A ball crosses the frame",
  "claim_generator_info": [{ "name": "stream-file", "version": "1.0.0" }]
}' > report.json
jq --raw-output --arg file "$output" '"\($file): \(.validation_state)"' report.json
#endregion stream
