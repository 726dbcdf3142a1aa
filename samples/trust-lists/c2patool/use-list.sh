#!/bin/sh
# Reads a file with a trust list and shows the lines of the report that say whether a signer's certificate chains to one of its anchors.
# Usage: sh use-list.sh [signed.jpg] [lists/both.pem]
set -eu

#region read
# A file or a URL. The whole list is fetched on every run, so keep a copy if you check many files.
c2patool "${1:-signed.jpg}" trust --trust_anchors "${2:-lists/both.pem}" > report.json
grep -E '"(validation_state|code)": "(Trusted|Valid|Invalid|signingCredential)' report.json
#endregion read
