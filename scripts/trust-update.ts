import { join, relative } from 'node:path';
import { loadConfig } from '../src/config/index.ts';
import { sourceDir } from '../src/content/source.ts';
import { commandLine } from './lib/cli/index.ts';
import { tellError } from './lib/errors/tell.ts';
import { updateLists } from './lib/trust/update-lists.ts';

commandLine({
  name: 'npm run trust:update',
  about:
    'Downloads the trust lists from `trustLists` in site.config.ts. Checks every certificate, and records date, source, and SHA-256 in `trust/` of the first static folder (public/trust/), which git ignores. If one list fails, none is changed.',
});

try {
  const { trustLists, staticDirectories } = (await loadConfig(sourceDir)).site;
  if (trustLists.length === 0)
    console.log("site.config.ts doesn't set `trustLists`. Add the lists to download.");
  else {
    const folder = join(sourceDir, staticDirectories[0] ?? 'public', 'trust');
    const updated = await updateLists(trustLists, folder);
    for (const { id, certificates, ended, sha256 } of updated)
      console.log(`${id}: ${certificates} certificates, ${ended} of them expired; SHA-256 ${sha256}`);
    console.log(`They're in ${relative(process.cwd(), folder)}. Build the site to offer them.`);
  }
} catch (error) {
  if (error instanceof AggregateError) {
    for (const { message } of error.errors as Error[]) console.error(message);
    console.error('No list was changed.');
  } else console.error(tellError(error, sourceDir));
  process.exitCode = 1;
}
