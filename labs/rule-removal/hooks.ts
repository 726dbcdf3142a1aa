/** Loaded before a program (`--import`): it gets the verdict library with one check less. */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { removedIn } from './removed.ts';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = url.startsWith('file:') ? removedIn(fileURLToPath(url)) : undefined;
    return source === undefined ? loaded : { ...loaded, source };
  },
});
