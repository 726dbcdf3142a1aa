import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorEntries } from '../../components/error-index/data.ts';
import { attackGallery } from '../../content/data/attack-gallery.ts';
import { listedTasks } from '../samples/task-index.ts';
import { hasStatusCodes, statusCodes } from '../status-codes/schema.ts';

/** A number that says what this site has, and the page with all of it. */
export interface Fact {
  count: number;
  text: string;
  address: string;
}

/** What can be counted on this site, in the order of the home page. @param known addresses of the existing pages */
export function homeFacts(sourceDir: string, known: ReadonlySet<string>): Fact[] {
  const has = (file: string) => existsSync(join(sourceDir, 'data', file));
  const facts: Array<Omit<Fact, 'count'> & { isThere: boolean; count(): number }> = [
    {
      count: () => listedTasks(sourceDir).length,
      text: 'tasks with tested programs',
      address: '/docs/manifest/tasks',
      isThere: has('task-index.json'),
    },
    {
      count: () => errorEntries(sourceDir).length,
      text: 'error messages, each with a fix',
      address: '/docs/errors',
      isThere: true,
    },
    {
      count: () => statusCodes(sourceDir).codes.length,
      text: 'status codes in plain words',
      address: '/docs/codes',
      isThere: hasStatusCodes(sourceDir),
    },
    {
      count: () => attackGallery(sourceDir).attacks.length,
      text: 'forged files to test with',
      address: '/docs/manifest/reading/attack-gallery',
      isThere: has('attack-gallery.json'),
    },
  ];
  return facts
    .filter(({ address, isThere }) => isThere && known.has(address))
    .map(({ count, text, address }) => ({ count: count(), text, address }));
}
