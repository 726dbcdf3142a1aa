import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { commandLine } from './lib/cli/index.ts';
import { collectMentions } from './lib/freshness/mentions.ts';
import { newestOfAll } from './lib/freshness/newest.ts';
import { freshnessTable, rowsOf } from './lib/freshness/report.ts';

const heldSchema = z.array(
  z.strictObject({
    package: z.string(),
    registry: z.enum(['npm', 'PyPI', 'crates.io']),
    newest: z.string(),
    version: z.string().optional(),
    reason: z.string().min(1),
  }),
);

const { values } = commandLine({
  name: 'npm run freshness',
  about:
    'Lists the versions that pages, samples, and data were checked with, and those of installed packages, where a registry has a newer one. Needs the network. A version in data/held-versions.json is held back on purpose.',
  options: { json: { about: 'Prints JSON for other programs instead of a table.' } },
});
const held = heldSchema.parse(JSON.parse(readFileSync('data/held-versions.json', 'utf8')));
const mentions = collectMentions();
const rows = rowsOf(mentions, await newestOfAll(mentions), held);
console.log(values.json ? JSON.stringify(rows, null, 2) : freshnessTable(rows));
