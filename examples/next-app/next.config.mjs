/** @type {import('next').NextConfig} */
export default {
  // The library loads a compiled file, index.node, by its path. Inside a bundle, that path would be wrong.
  serverExternalPackages: ['@contentauth/c2pa-node'],
};
