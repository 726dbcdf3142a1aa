import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPins } from '../pins.ts';
import { cached, execute, numberIn, versionOf } from '../programs.ts';
import type { Toolchain } from '../toolchain.ts';

/** Version of the installed Rust. */
export function findRust(): string | undefined {
  const [cargo, rustc] = [versionOf('cargo'), versionOf('rustc')];
  return cargo && rustc && numberIn(rustc);
}

export const NO_RUST = "Rust (cargo and rustc) isn't installed";

/** Whether a Rust release is older than a package requires. */
export function isOlder(version: string, needed: string): boolean {
  const parts = (text: string) => text.split('.').map(Number);
  const [[major = 0, minor = 0], [neededMajor = 0, neededMinor = 0]] = [parts(version), parts(needed)];
  return major !== neededMajor ? major < neededMajor : minor < neededMinor;
}

const OLDEST = '1.88';

/** One package with one program per sample, as listed in samples/Cargo.toml: shared code is compiled once. */
export const rust: Toolchain = {
  language: 'rust',
  async prepare(samplesDir) {
    const version = findRust();
    if (!version) return { missing: NO_RUST };
    if (isOlder(version, OLDEST))
      return { missing: `Rust ${version} is too old: the samples need ${OLDEST}` };
    const target = cached('rust');
    const manifest = join(samplesDir, 'Cargo.toml');
    const build = ['build', '--quiet', '--locked', '--target-dir', target, '--manifest-path', manifest];
    if (!existsSync(target))
      console.log('  cargo build (the Rust samples: about two minutes the first time)');
    // A program that doesn't compile is reported when it's run.
    await execute('cargo', [...build, '--bins', '--keep-going'], { timeout: 1_800_000 });
    return {
      with: `c2pa ${readPins(samplesDir).rust}, Rust ${version.replace(/\.\d+$/, '')}`,
      async run({ path, args, cwd }) {
        const program = binaryName(
          readFileSync(manifest, 'utf8'),
          relative(samplesDir, path).replaceAll('\\', '/'),
        );
        const built = await execute('cargo', [...build, '--bin', program], {
          timeout: 600_000,
        });
        if (built.code !== 0) return built;
        return execute(join(target, 'debug', program), args, { cwd });
      },
    };
  },
};

/** A program's name in samples/Cargo.toml. @throws Error with the missing lines */
export function binaryName(cargoToml: string, path: string): string {
  for (const [, table = ''] of cargoToml.matchAll(/^\[\[bin\]\]\n((?:.+\n?)+)/gm)) {
    if (table.includes(`path = "${path}"`)) return /^name = "(.+)"$/m.exec(table)?.[1] ?? '';
  }
  const [task] = path.split('/');
  throw new Error(`samples/Cargo.toml lacks this program:\n\n[[bin]]\nname = "${task}"\npath = "${path}"\n`);
}
