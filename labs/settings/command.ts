import { writeFileSync } from 'node:fs';
import { program } from 'commander';
import { trySettings } from '../../tests/samples/settings/run.ts';

program
  .name('npm run lab -- settings')
  .description(
    'Tries each value of every setting that contacts hosts or changes a verdict, on the cores of c2pa-wasm and of both c2pa-node releases that the samples run with. Writes data/settings-effects.json.',
  )
  .parse();
const found = await trySettings();
if ('failed' in found) throw new Error(`A release of c2pa-node can't be installed:\n${found.failed}`);
const effects = { checked: new Date().toISOString().slice(0, 10), ...found };
writeFileSync('data/settings-effects.json', `${JSON.stringify(effects, null, 2)}\n`);
const cores = found.cores.map(({ core }) => core).join(', ');
console.log(`data/settings-effects.json: ${found.trials.length} trials with cores ${cores}`);
