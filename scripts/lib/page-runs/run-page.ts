import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { type Inputs, inputNames } from '../../../src/content/samples/inputs.ts';
import { readSandbox } from '../../../src/content/sandboxes/definition.ts';
import { sandboxZip } from '../../../src/content/sandboxes/zip.ts';
import { execute } from '../samples/programs.ts';
import { type Machine, OPTIONAL } from './machine.ts';
import { NO_NETWORK } from './no-network.ts';
import { setUpCommands } from './set-up.ts';
import type { Saved, Step } from './steps.ts';
import { Terminals, type Typed } from './terminal.ts';
import { printsAs } from './transcript.ts';

/** What came of a block of commands. */
export interface BlockResult {
  line: number;
  state: 'ran' | 'failed' | 'marked' | 'left out';
  /** Why it isn't `ran`. */
  reason?: string;
}

export interface PageRun {
  blocks: BlockResult[];
  /** What was installed instead of what the page says. */
  substituted: string[];
  /** The folder that the reader is in at the end. */
  cwd: string;
}

export interface Options {
  root: string;
  /** An empty folder. */
  folder: string;
  machine: Machine;
  inputs: Inputs;
  /** The folder that a section of another page leaves. @throws Error if its commands fail */
  folderOf(address: string): Promise<string>;
  /** Milliseconds for one block. */
  timeout: number;
  /** Uses the page that a server shows, with these files for its file inputs; gives its text. */
  visit(address: string, folder: string, files: readonly string[]): Promise<string>;
}

/** A command that fetches something. */
const FETCHES = /\b(?:git clone|curl|npm|npx|pip|cargo|c2patool init) /;
const UNREACHABLE = 'a host that it fetches from cannot be reached from here';
/** Commands that serve a page to look at. */
const SITES = /\bvite\b|\bhttp\.server\b/;

/** What a folder or terminal has once it is set up for a language, and the commands that need it. */
const LANGUAGES: ReadonlyArray<{ language: string; needs: RegExp; has: string }> = [
  { language: 'node', needs: /\bnode (?!-)\S+\.mjs/, has: 'test -e node_modules' },
  { language: 'web', needs: /\bnpx vite\b/, has: 'test -e node_modules/vite' },
  { language: 'python', needs: /\bpython \S+\.py/, has: 'test -n "$VIRTUAL_ENV"' },
  { language: 'rust', needs: /\bcargo run\b/, has: 'test -e Cargo.toml' },
];

/** Does what a page says, from its first step to its last, or to the first that fails. */
export async function runPage(steps: readonly Step[], options: Options): Promise<PageRun> {
  const { folder, machine } = options;
  const reader = new Reader(new Terminals(folder, machine.env), options);
  try {
    for (const [index, step] of steps.entries())
      await reader.follow(step, steps[index + 1]?.does === 'compare');
    return { blocks: reader.blocks, substituted: machine.substituted(), cwd: reader.cwd };
  } finally {
    reader.close();
  }
}

class Reader {
  readonly blocks: BlockResult[] = [];
  readonly #terminals: Terminals;
  readonly #options: Options;
  /** Sections of the set-up page that this page linked so far. */
  readonly #linked = new Set<string>();
  /** Where each file that lies in a folder came from. */
  readonly #saved = new Map<string, string>();
  #last: { result: BlockResult; printed: () => string; page?: string | undefined } | undefined;
  /** The files for the file inputs of the page that was shown last. */
  #choose: readonly string[] = [];
  /** What each program that was shown reads. */
  readonly #programs = new Map<string, readonly string[]>();
  #obstacle: string | undefined;
  /** The folder in which the next terminal is opened. */
  #folder: string | undefined;
  /** Why a step before could not be done here. */
  #lack: string | undefined;
  /** Why the rest of the page isn't followed. */
  #stopped: string | undefined;

  constructor(terminals: Terminals, options: Options) {
    this.#terminals = terminals;
    this.#options = options;
  }

  get cwd(): string {
    return this.#terminals.cwd;
  }

  close(): void {
    this.#terminals.close();
  }

  /** @param isCompared an output follows, which says what has to come of the commands */
  async follow(step: Step, isCompared: boolean): Promise<void> {
    switch (step.does) {
      case 'nothing':
        this.blocks.push({ line: step.line, state: 'marked', reason: step.reason });
        return;
      case 'may set up':
        this.#linked.add(step.section);
        return;
      case 'save':
        for (const file of step.files) this.#save(file);
        return;
      case 'write':
        this.#write(step.as, step.text);
        return;
      case 'show program':
        this.#programs.set(step.file, step.inputs);
        this.#choose = step.choose;
        this.#last = undefined;
        return;
      case 'prepare':
        return this.#beginWith(step.as);
      case 'unpack':
        this.#unpack(step.sandbox);
        return;
      case 'compare':
        return this.#compare(step);
      case 'run':
        return this.#run(step, isCompared);
    }
  }

  /** Two files of one name are a problem for the commands after them. */
  #save({ path, as, isOffered }: Saved): void {
    if (!existsSync(path)) {
      this.#stopped ??= 'it needs the built site: npm run build';
      return;
    }
    const to = join(this.#terminals.cwd, as);
    if (isOffered && existsSync(to)) return;
    const before = this.#saved.get(to);
    if (before && before !== path)
      this.#obstacle ??= `two files of this page are called ${as}, and the second replaces the first: ${before} and ${path}`;
    this.#saved.set(to, path);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(path, to);
  }

  /** Takes over what another section leaves. */
  async #beginWith(address: string): Promise<void> {
    try {
      const folder = await this.#options.folderOf(address);
      for (const name of readdirSync(folder)) {
        const [from, to] = [join(folder, name), join(this.#terminals.cwd, name)];
        // Programs change their files in place, and never their packages.
        if (name === 'node_modules') await execute('cp', ['-al', from, to]);
        else cpSync(from, to, { recursive: true });
      }
    } catch (error) {
      this.#obstacle ??= `${address} could not be followed: ${(error as Error).message}`;
    }
  }

  #unpack(name: string): void {
    const sandbox = readSandbox(this.#options.root, name);
    for (const [path, bytes] of Object.entries(unzipSync(sandboxZip(sandbox)))) {
      const to = join(this.#terminals.cwd, path);
      mkdirSync(dirname(to), { recursive: true });
      if (!path.endsWith('/')) writeFileSync(to, bytes);
      this.#folder = join(this.#terminals.cwd, path.split('/')[0] ?? '');
    }
  }

  #write(as: string, text: string): void {
    const to = join(this.#terminals.cwd, as);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }

  async #compare({ line, text }: Extract<Step, { does: 'compare' }>): Promise<void> {
    const last = this.#last;
    if (last?.result.state !== 'ran') return;
    const { page } = last;
    const printed = page
      ? await this.#options.visit(page, this.#terminals.cwd, this.#choose)
      : last.printed();
    this.#last = undefined;
    if (printsAs(printed, text, 'end')) return;
    last.result.state = 'failed';
    last.result.reason = `doesn't print what line ${line} shows:\n${printed}`;
    this.#stopped ??= `line ${last.result.line} failed`;
  }

  async #run({ line, commands }: Extract<Step, { does: 'run' }>, isCompared: boolean): Promise<void> {
    const result: BlockResult = { line, state: 'ran' };
    this.blocks.push(result);
    const missing = OPTIONAL.find((tool) =>
      commands.some(({ text }) => calls(tool, text) && this.#options.machine.lacks(tool)),
    );
    const lack = this.#stopped ?? (missing && this.#options.machine.lacks(missing));
    if (lack) {
      Object.assign(result, { state: 'left out', reason: lack });
      this.#lack ??= lack;
      return;
    }
    if (this.#folder) await this.#quietly(`cd '${this.#folder}'`);
    this.#folder = undefined;
    for (const { text, prints } of commands) {
      const problem =
        this.#obstacle ?? (await this.#prepare(text)) ?? (await this.#type(text, prints, isCompared, result));
      if (!problem) continue;
      // Without a step that could not be done here, what fails says nothing about the page.
      const unreachable = FETCHES.test(text) && NO_NETWORK.test(problem) ? UNREACHABLE : undefined;
      const reason = unreachable ?? this.#lack;
      Object.assign(result, reason ? { state: 'left out', reason } : { state: 'failed', reason: problem });
      this.#lack ??= reason;
      if (!unreachable) this.#stopped = reason ?? `line ${line} failed`;
      return;
    }
  }

  /** Sets up what the page linked and the command needs. Gives what went wrong. */
  async #prepare(text: string): Promise<string | undefined> {
    for (const { language, needs, has } of LANGUAGES) {
      if (!needs.test(text) || !this.#linked.has(language)) continue;
      if ((await this.#quietly(has)).code === 0) continue;
      const { code, printed } = await this.#quietly(setUpCommands(this.#options.root, language));
      if (code !== 0) return `the set-up for ${language} failed:\n${printed}`;
    }
    if (!this.#linked.has('input')) return;
    const programs = [...this.#programs].filter(([file]) => text.includes(file));
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
    const { code, printed } = await this.#quietly(input.command);
    return code === 0 ? undefined : `${input.command}, which makes ${name}, failed:\n${printed}`;
  }

  /** Types what isn't printed on the page itself; a failure leaves the terminal open. */
  #quietly(text: string): Promise<Typed> {
    return this.#terminals.type(text, { timeout: this.#options.timeout, ends: false });
  }

  async #type(
    text: string,
    prints: string | undefined,
    isCompared: boolean,
    result: BlockResult,
  ): Promise<string | undefined> {
    const { timeout } = this.#options;
    const typed = await this.#terminals.type(text, { timeout, ends: prints === undefined && !isCompared });
    let { printed } = typed;
    const page = SITES.test(text) ? typed.server : undefined;
    this.#last = { result, printed: () => printed, page };
    if (prints === undefined)
      return typed.code === 0 || isCompared
        ? undefined
        : `\`${text.trim()}\` ended with exit code ${typed.code}:\n${printed}`;
    // What runs in the background takes a moment to print.
    // npm says what it runs before the program does.
    const where = /\bnpm (?:start|run)\b/.test(text) ? 'end' : 'all';
    for (let more = 0; more < 50 && / &$/.test(text) && !printsAs(printed, prints, where); more++) {
      await new Promise((done) => setTimeout(done, 100));
      printed = this.#terminals.printed;
    }
    return printsAs(printed, prints, where)
      ? undefined
      : `\`${text.trim()}\` doesn't print what the page shows:\n${printed}`;
  }
}

/** Whether a command of a text calls a program, at its beginning or behind `|`, `;`, `&`, `$(` or a variable. */
const calls = (program: string, text: string): boolean =>
  new RegExp(`(?:^|[|;&(]|\\b[A-Z_]+=\\S+)[ \\t]*${program}(?=\\s|$)`, 'm').test(text);
