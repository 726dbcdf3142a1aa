#!/bin/sh
# Writes the thumbnails of the active manifest and of its ingredients to files. Needs jq.
# Usage: sh save-thumbnails.sh [signed.jpg] [output folder]
set -eu
file=${1:-signed.jpg}
folder=${2:-thumbnails}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
#region save
# With --output and no definition, the tool writes the report and all resources into a folder.
if ! c2patool "$file" --output "$work/report" > /dev/null 2> "$work/error.txt"; then
  grep -q 'No claim found' "$work/error.txt" || { cat "$work/error.txt" >&2; exit 1; }
  echo "$file: no Content Credentials"
  exit 0
fi
mkdir -p "$folder"

# One line per thumbnail: our own name for it, its format, and the file that contains it.
jq --raw-output '
  .manifests[.active_manifest] as $active
  | [{ name: "active", thumbnail: $active.thumbnail }]
    + ([$active.ingredients[]?.thumbnail] | to_entries | map({ name: "ingredient-\(.key + 1)", thumbnail: .value }))
  | .[] | select(.thumbnail) | "\(.name) \(.thumbnail.format) \(.thumbnail.identifier | sub("^self#jumbf=/c2pa/"; ""))"
  ' "$work/report/manifest_store.json" |
  while read -r name format identifier; do
    case $format in image/jpeg) end=jpg ;; image/png) end=png ;; image/webp) end=webp ;; *) end=bin ;; esac
    # Choose the name yourself. A name from the file could point anywhere on your disk.
    cp "$work/report/$(echo "$identifier" | tr : _)" "$folder/$name.$end"
    echo "$folder/$name.$end: $format, $(wc -c < "$folder/$name.$end") bytes"
  done
#endregion save
