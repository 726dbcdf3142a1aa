import { algoliasearch } from 'algoliasearch';
import { loadConfig } from '../src/config/index.ts';
import { outDir, sourceDir } from '../src/content/source.ts';
import { hostOf } from '../src/tools/search/algolia/host.ts';
import { commandLine } from './lib/cli/index.ts';
import { errorMessage } from './lib/errors/message.ts';
import { collectRecords } from './lib/search-push/collect.ts';
import { PushError, pushRecords } from './lib/search-push/push.ts';
import { summary } from './lib/search-push/summary.ts';

const { values } = commandLine({
  name: 'npm run search:push',
  about:
    "Sends the search records of the built site to Algolia. Build the site first: npm run build.\nEnvironment: ALGOLIA_ADMIN_KEY is the write key; without it, nothing is sent. ALGOLIA_HOSTS (origins separated by commas) replaces Algolia's own hosts.",
  options: { 'dry-run': { about: 'Prints what would be sent and sends nothing.' } },
});
const { ALGOLIA_ADMIN_KEY: key, ALGOLIA_HOSTS: hosts } = process.env;

try {
  const { algolia } = (await loadConfig(sourceDir)).site.search;
  const records = await collectRecords(sourceDir, outDir);
  for (const line of summary(records)) console.log(line);

  if (!key || values['dry-run']) {
    console.log('Nothing was sent. Set ALGOLIA_ADMIN_KEY in the environment to push.');
  } else if (!algolia) {
    throw new PushError(
      'site.config.ts has no `search.algolia`. Set appId, apiKey (the search-only one), and indexName.',
    );
  } else {
    const client = algoliasearch(algolia.appId, key, hosts ? { hosts: hosts.split(',').map(hostOf) } : {});
    await pushRecords(client, algolia.indexName, records);
    console.log(`They're now in the index ${algolia.indexName}.`);
  }
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
