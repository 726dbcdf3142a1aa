/** Loaded before a program (`--import`): it gets the verdict library with checks that it can remove and put back. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import './removal.ts';

/** What `command.ts` wrote: by path, the text of each file whose checks can be removed. */
const sources: Record<string, string> = JSON.parse(readFileSync(process.argv[3] ?? '', 'utf8'));

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = url.startsWith('file:') ? sources[fileURLToPath(url)] : undefined;
    return source === undefined ? loaded : { ...loaded, source };
  },
});
