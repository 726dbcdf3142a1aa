#!/bin/sh
# Signs photo.jpg with the files that sign-local.json names, then reads it with the root as trust anchor.
# Usage: sh sign-local.sh            (photo.jpg, sign-local.json and test-certs in the same folder)
set -eu

# sign-local.json says that the image was taken with a camera (otherwise, choose another type), and that the signer
# is responsible for this. --force replaces an older result.
c2patool photo.jpg --manifest sign-local.json --output signed.jpg --force > report.json
grep '"validation_state"' report.json

c2patool signed.jpg trust --trust_anchors test-certs/root.pem | grep '"validation_state"'
