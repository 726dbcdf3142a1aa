// Bundles a server with Vite: npx vite build --config vite-server.config.mjs
export default {
  build: { ssr: 'inspect-server.mjs', outDir: 'out/vite' },
  // Vite leaves packages out of a server build, unless `ssr.noExternal` takes them in. Then, name this one here:
  ssr: { noExternal: true, external: ['@contentauth/c2pa-node'] },
};
