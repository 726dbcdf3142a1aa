#!/bin/sh
# Puts a built site where the container's nginx looks for it: prepare.sh <built folder> <output folder>.
set -eu
built=$1
out=$2

# The first rule of _headers covers the whole site: /* or, with a base path, /docs-site/*.
base=$(sed -n 's|^\(/.*\)\*$|\1|p' "$built/_headers" | head -n 1)
mkdir -p "$out/site$base"
cp -R "$built/." "$out/site$base"
# nginx runs as a user of its own, and sends the compressed copies as they are.
chmod -R a+rX "$out/site"
find "$out/site" -type f -size +1k -regex '.*\.\(html\|css\|js\|json\|md\|svg\|txt\|wasm\|xml\)' -exec gzip -9 -k {} +

# What the file's first lines ask an operator to set. The port is chosen when the container starts.
sed -e 's|^  listen 80;|  include /tmp/listen.conf;|' \
  -e '/^  listen \[::\]:80;/d' \
  -e 's|^  server_name .*;|  server_name _;|' \
  "$built/nginx.conf" > "$out/site.conf"
chmod 644 "$out/site.conf"
