import { readFileSync } from 'node:fs';
import { z } from 'zod';
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

/**
 * `node scripts/freshness.ts [--json]`: compares the versions that pages, samples and data were checked with, and those
 * that are installed, with the newest that the registries offer.
 */
const held = heldSchema.parse(JSON.parse(readFileSync('data/held-versions.json', 'utf8')));
const mentions = collectMentions();
const rows = rowsOf(mentions, await newestOfAll(mentions), held);
console.log(process.argv.includes('--json') ? JSON.stringify(rows, null, 2) : freshnessTable(rows));
