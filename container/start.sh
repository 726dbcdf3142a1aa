#!/bin/sh
# Starts nginx on port 8080. IPv6 only where the host has it: elsewhere nginx would not start.
set -eu
echo 'listen 8080;' > /tmp/listen.conf
if [ -e /proc/net/if_inet6 ]; then
  echo 'listen [::]:8080;' >> /tmp/listen.conf
fi
exec nginx -e stderr -g 'daemon off;'
