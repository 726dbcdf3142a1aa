#!/bin/sh
# Signs an init segment together with its media segments. The originals don't change.
# Usage: sh sign-segments.sh [stream] [signed] [test-certs]
set -eu
stream=${1:-stream}
signed=${2:-signed}
certs=${3:-test-certs}
C2PA_SIGN_CERT=$(cat "$certs/chain.pem")
C2PA_PRIVATE_KEY=$(cat "$certs/signer.key") # for tests only: every program you start can read a key in a variable
export C2PA_SIGN_CERT C2PA_PRIVATE_KEY

cat > segments.json <<'END'
{
  "title": "A ball crosses the image",
  "claim_generator_info": [{ "name": "sign-segments", "version": "1.0.0" }],
  "assertions": []
}
END
echo '{ "builder": { "created_assertion_labels": ["c2pa.actions"] } }' > settings.json

#region sign
# Quote both patterns, so that the tool sees them and not your shell. The second one matches names, not paths.
c2patool --settings settings.json --manifest segments.json --create digitalCreation --output "$signed" \
  "$stream/init.mp4" fragment --fragments_glob "seg-*.m4s"
#endregion sign
