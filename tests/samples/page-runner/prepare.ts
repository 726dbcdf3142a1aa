import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setUpCommands } from '../../../src/features/samples/run.ts';
import { inputNames } from '../../../src/features/samples/task.ts';
import type { Options } from './options.ts';
import type { Terminals, Typed } from './terminal.ts';

/** What a folder or terminal contains once it's set up for a language, and the commands that need it. */
const LANGUAGES: ReadonlyArray<{ language: string; needs: RegExp; has: string }> = [
  { language: 'node', needs: /\bnode (?!-)\S+\.mjs/, has: 'test -e node_modules' },
  { language: 'web', needs: /\bnpx vite\b/, has: 'test -e node_modules/vite' },
  { language: 'python', needs: /\bpython \S+\.py/, has: 'test -n "$VIRTUAL_ENV"' },
  { language: 'rust', needs: /\bcargo run\b/, has: 'test -e Cargo.toml' },
];

/** Sets up a folder according to the sections of `run-samples` that the current page links to. */
export class Preparation {
  readonly #terminals: Terminals;
  readonly #options: Options;
  /** Sections of the setup page that this page has linked to so far. */
  readonly linked = new Set<string>();
  /** The inputs that each program on the page reads. */
  readonly programs = new Map<string, readonly string[]>();

  constructor(terminals: Terminals, options: Options) {
    this.#terminals = terminals;
    this.#options = options;
  }

  /** Types commands that the page itself doesn't show; a failure leaves the terminal open. */
  quietly(text: string): Promise<Typed> {
    return this.#terminals.type(text, { timeout: this.#options.timeout, ends: false });
  }

  /** Sets up what the page linked to and a command needs. @returns what went wrong */
  async for(text: string): Promise<string | undefined> {
    for (const { language, needs, has } of LANGUAGES) {
      if (!needs.test(text) || !this.linked.has(language)) continue;
      if ((await this.quietly(has)).code === 0) continue;
      const { code, printed } = await this.quietly(setUpCommands(this.#options.root, language));
      if (code !== 0) return `the set-up for ${language} failed:\n${printed}`;
    }
    if (!this.linked.has('input')) return;
    const programs = [...this.programs].filter(([file]) => text.includes(file));
    const names = [...programs.flatMap(([, read]) => read), ...inputNames(text, this.#options.inputs)];
    for (const name of new Set(names)) {
      const { command } = this.#options.inputs[name] ?? {};
      const problem = command && text.includes(command) ? undefined : await this.#input(name);
      if (problem) return problem;
    }
    return;
  }

  async #input(name: string): Promise<string | undefined> {
    const input = this.#options.inputs[name];
    const { cwd } = this.#terminals;
    if (!input || existsSync(join(cwd, name))) return;
    for (const needed of input.needs ?? []) {
      const problem = await this.#input(needed);
      if (problem) return problem;
    }
    for (const file of input.files)
      cpSync(join(this.#options.root, 'samples', file), join(cwd, input.command ? basename(file) : name));
    if (!input.command) return;
    const { code, printed } = await this.quietly(input.command);
    return code === 0 ? undefined : `${input.command}, which makes ${name}, failed:\n${printed}`;
  }
}
