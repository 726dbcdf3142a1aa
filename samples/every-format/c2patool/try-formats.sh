#!/bin/sh
# Signs a small file in every media format and reads it back, to see what this version of the tool supports.
# Needs jq.
# Usage: sh try-formats.sh [media]        (make-files.mjs makes the folder media)
set -eu
media=${1:-media}

for plain in "$media"/plain.*; do
  extension=${plain##*.}

  # For a format that it can read, the tool says that there's no claim. For others, it doesn't know the type.
  if output=$(c2patool "$plain" 2>&1); then
    reads='found a manifest in a file that has none'
  else
    reads=$(printf '%s\n' "$output" | sed -n 's/^Error: /no: /p')
    [ "$reads" != 'no: No claim found' ] || reads=yes
  fi

  # Without your own certificate, the tool signs with a publicly known test key.
  if output=$(c2patool "$plain" --config "{ \"title\": \"A $extension file\" }" --create digitalCreation \
    --output "$media/signed.$extension" --force 2>&1); then
    signs=$(c2patool "$media/signed.$extension" | jq -r .validation_state)
  else
    signs="no: $(printf '%s\n' "$output" | sed -n '/^Caused by:/{n;s/^ *//p;}')"
  fi
  printf '%-5s reads: %s; signed file: %s\n' "$extension" "$reads" "$signs"
done
