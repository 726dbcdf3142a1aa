import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { exampleArchive } from '../../../src/content/archives/sample.ts';
import { readSandbox, sandboxZip } from '../../../src/content/sandboxes/definition.ts';
import { LeftOut } from '../../support/left-out.ts';
import { execute } from '../runner/programs.ts';
import type { Options } from './machine.ts';
import type { Saved } from './steps.ts';
import type { Terminals } from './terminal.ts';

/** The files that a reader puts into the folder of the terminal. */
export class Folder {
  readonly #terminals: Terminals;
  readonly #options: Options;
  /** The source of each file in the folder. */
  readonly #saved = new Map<string, string>();
  /** Why later commands can't run as the page says. */
  obstacle: string | undefined;

  constructor(terminals: Terminals, options: Options) {
    this.#terminals = terminals;
    this.#options = options;
  }

  /**
   * Saves a file. Two files with the same name prevent later commands from running.
   * @returns why the rest of the page can't be followed
   */
  save({ path, as, isOffered }: Saved): string | undefined {
    if (!existsSync(path)) return 'it needs the built site: npm run build';
    const to = join(this.#terminals.cwd, as);
    if (isOffered && existsSync(to)) return;
    const before = this.#saved.get(to);
    if (before && before !== path)
      this.obstacle ??= `two files of this page are called ${as}, and the second replaces the first: ${before} and ${path}`;
    this.#saved.set(to, path);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(path, to);
    return;
  }

  write(as: string, text: string): void {
    const to = join(this.#terminals.cwd, as);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }

  /** Copies the files that another section leaves. @throws LeftOut if the section can't be followed here */
  async beginWith(address: string): Promise<void> {
    try {
      const folder = await this.#options.folderOf(address);
      for (const name of readdirSync(folder)) {
        const [from, to] = [join(folder, name), join(this.#terminals.cwd, name)];
        // Programs change their files in place, but never their packages.
        if (name === 'node_modules') await execute('cp', ['-al', from, to]);
        else cpSync(from, to, { recursive: true });
      }
    } catch (error) {
      if (error instanceof LeftOut) throw error;
      this.obstacle ??= `${address} could not be followed: ${(error as Error).message}`;
    }
  }

  /** Unpacks the zip of a sandbox or an example. @returns the folder in it */
  async unpack(project: string): Promise<string | undefined> {
    const { root } = this.#options;
    const [, sandbox] = /^sandbox-(.+)$/.exec(project) ?? [];
    const zip = sandbox ? await sandboxZip(readSandbox(root, sandbox)) : await exampleArchive(root, project);
    if (!zip) return undefined;
    for (const [path, bytes] of Object.entries(unzipSync(zip))) {
      const to = join(this.#terminals.cwd, path);
      mkdirSync(dirname(to), { recursive: true });
      if (!path.endsWith('/')) writeFileSync(to, bytes);
    }
    return join(this.#terminals.cwd, project);
  }
}
