/**
 * Sends the records of the built site to Algolia: `npm run build && npm run search:push`. Without ALGOLIA_ADMIN_KEY in
 * the environment, or with `--dry-run`, it only says what it would send. ALGOLIA_HOSTS (origins with commas between)
 * names other hosts than Algolia's.
 */
import { algoliasearch } from 'algoliasearch';
import { loadConfig } from '../src/config/index.ts';
import { outDir, sourceDir } from '../src/content/source.ts';
import { hostOf } from '../src/tools/search/algolia/host.ts';
import { tellError } from './lib/errors/tell.ts';
import { collectRecords } from './lib/search-push/collect.ts';
import { PushError, pushRecords } from './lib/search-push/push.ts';
import { summary } from './lib/search-push/summary.ts';

const { ALGOLIA_ADMIN_KEY: key, ALGOLIA_HOSTS: hosts } = process.env;

try {
  const { algolia } = (await loadConfig(sourceDir)).site.search;
  const records = await collectRecords(sourceDir, outDir);
  for (const line of summary(records)) console.log(line);

  if (!key || process.argv.includes('--dry-run')) {
    console.log('Nothing was sent. Set ALGOLIA_ADMIN_KEY in the environment to push.');
  } else if (!algolia) {
    throw new PushError(
      'site.config.ts has no `search.algolia`: set appId, apiKey (the search-only one) and indexName.',
    );
  } else {
    const client = algoliasearch(algolia.appId, key, hosts ? { hosts: hosts.split(',').map(hostOf) } : {});
    await pushRecords(client, algolia.indexName, records);
    console.log(`The index ${algolia.indexName} holds them now.`);
  }
} catch (error) {
  console.error(tellError(error, sourceDir));
  process.exitCode = 1;
}
