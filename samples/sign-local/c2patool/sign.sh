#!/bin/sh
# Signs photo.jpg with the files that manifest.json names, then reads it with the root as trust anchor.
# Usage: sh sign.sh            (photo.jpg, manifest.json and test-certs in the same folder)
set -eu

# manifest.json says what was done, and that the signer answers for it. --force replaces an older result.
c2patool photo.jpg --manifest manifest.json --output signed.jpg --force > report.json
grep '"validation_state"' report.json

c2patool signed.jpg trust --trust_anchors test-certs/root.pem | grep '"validation_state"'
