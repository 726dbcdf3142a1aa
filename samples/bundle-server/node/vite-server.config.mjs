// Bundles a server with Vite: npx vite build --config vite-server.config.mjs
export default {
  build: { ssr: 'inspect-server.mjs', outDir: 'out/vite' },
  // Vite leaves packages out of a server build, unless `ssr.noExternal` includes them. In that case, list this package here:
  ssr: { noExternal: true, external: ['@contentauth/c2pa-node'] },
};
