// Preloaded with `node --import`: a sample that imports c2pa-node gets the one that's installed next to this file.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (name, context, next) =>
    next(name, name === '@contentauth/c2pa-node' ? { ...context, parentURL: import.meta.url } : context),
});
