import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readPins } from '../../../../tests/samples/runner/pins.ts';
import { cached, execute } from '../../../../tests/samples/runner/programs.ts';
import { desk } from './on-disk.ts';
import { type Engine, settingsFor } from './validator.ts';
import { verdictOf, verdictOfError } from './verdict.ts';

/** The command-line tool, if `npm run samples` has built it, which takes many minutes. */
export const c2patool: Engine = {
  name: 'c2patool',
  async prepare() {
    const { c2patool: version } = readPins(resolve('samples'));
    const program = join(cached('c2patool', version), 'bin', 'c2patool');
    if (!existsSync(program))
      return { missing: 'building c2patool takes many minutes; `npm run samples` does it' };
    const table = await desk();
    let written = 0;
    return {
      name: this.name,
      version,
      async validate(exhibit, trust) {
        const { file, sidecar } = await table.lay(exhibit);
        written += 1;
        const settings = join(table.folder, `settings-${written}.json`);
        await writeFile(settings, JSON.stringify(settingsFor(trust)));
        const store = sidecar ? ['--external-manifest', sidecar] : [];
        const { code, stdout, stderr } = await execute(program, [file, '--settings', settings, ...store]);
        if (code !== 0) return verdictOfError(stderr.trim());
        return verdictOf(JSON.parse(stdout));
      },
      close: () => table.clear(),
    };
  },
};
