# Bundles a server with esbuild, which Lambda tools such as SST, CDK, and Serverless use too.
npx esbuild inspect-server.mjs --bundle --platform=node --format=esm \
  --external:@contentauth/c2pa-node --outfile=out/esbuild/inspect-server.mjs
