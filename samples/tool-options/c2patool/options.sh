#!/bin/sh
# Lists every option of C2PA Tool and its subcommands, from the tool's own help.
# Usage: sh options.sh
set -eu

# Each option is at the start of its line; its description follows.
names() {
  sed -n 's/^ *\(-[a-zA-Z], \)\{0,1\}\(--[a-z_-]*\).*/\2/p' | grep -v -e '--help' -e '--version'
}

#region list
c2patool --help | names
for command in trust fragment 'init trust'; do
  # shellcheck disable=SC2086 # two words are two arguments
  c2patool $command --help | names | sed "s/^/$command: /"
done
#endregion list
