#!/bin/sh
# Signs photo.jpg with the files that manifest.json names, then reads it with the root as trust anchor.
# Usage: sh sign.sh            (photo.jpg, manifest.json and test-certs in the same folder)
set -eu

# --create names the digital source type and adds the c2pa.created action. --force replaces an older result.
c2patool photo.jpg --manifest manifest.json --create digitalCreation --output signed.jpg --force > report.json
grep '"validation_state"' report.json

c2patool signed.jpg trust --trust_anchors test-certs/root.pem | grep '"validation_state"'
