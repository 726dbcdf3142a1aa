import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setUpCommands } from '../../../src/features/samples/run.ts';
import { inputNames } from '../../../src/features/samples/task.ts';
import { LeftOut } from '../../support/left-out.ts';
import { withoutChanging } from '../runner/expected.ts';
import type { BlockResult } from '../runner/results.ts';
import type { Command } from './commands.ts';
import { Folder } from './folder.ts';
import type { Options } from './machine.ts';
import { NO_NETWORK } from './no-network.ts';
import type { Step } from './steps.ts';
import type { Terminals, Typed } from './terminal.ts';

/** What a folder or terminal contains once it's set up for a language, and the commands that need it. */
const LANGUAGES: ReadonlyArray<{ language: string; needs: RegExp; has: string }> = [
  { language: 'node', needs: /\bnode (?!-)\S+\.mjs/, has: 'test -e node_modules' },
  { language: 'web', needs: /\bnpx vite\b/, has: 'test -e node_modules/vite' },
  { language: 'python', needs: /\bpython \S+\.py/, has: 'test -n "$VIRTUAL_ENV"' },
  { language: 'rust', needs: /\bcargo run\b/, has: 'test -e Cargo.toml' },
];

/** Sets up a folder according to the sections of `run-samples` that the current page links to. */
class Preparation {
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

/** A command that fetches something. */
const FETCHES = /\b(?:git clone|curl|npm|npx|pip|cargo|c2patool init) /;
const UNREACHABLE = 'a host that it fetches from cannot be reached from here';
/** Commands that serve a web page. */
const SITES = /\bvite\b|\bhttp\.server\b/;

/** A reader who follows one page, and the results of its blocks. */
export class Reader {
  readonly blocks: BlockResult[] = [];
  readonly #terminals: Terminals;
  readonly #options: Options;
  readonly #folder: Folder;
  readonly #prepare: Preparation;
  /** The page that was served last; a program that's saved again reloads it. */
  #site: { result: BlockResult; page: string } | undefined;
  #last: { result: BlockResult; printed: () => string; page?: string | undefined } | undefined;
  /** The files for the file inputs of the last page shown. */
  #choose: readonly string[] = [];
  /** The folder in which the next terminal is opened. */
  #next: string | undefined;
  /** Why an earlier step couldn't be done here. */
  #lack: string | undefined;
  /** Why the rest of the page isn't followed. */
  #stopped: string | undefined;

  constructor(terminals: Terminals, options: Options) {
    this.#terminals = terminals;
    this.#options = options;
    this.#folder = new Folder(terminals, options);
    this.#prepare = new Preparation(terminals, options);
  }

  get cwd(): string {
    return this.#terminals.cwd;
  }

  close(): void {
    this.#terminals.close();
  }

  /** @param isCompared whether an expected output follows */
  async follow(step: Step, isCompared: boolean): Promise<void> {
    switch (step.does) {
      case 'nothing':
        this.blocks.push({ line: step.line, state: 'marked', reason: step.reason });
        return;
      case 'may set up':
        this.#prepare.linked.add(step.section);
        return;
      case 'save':
        for (const file of step.files) {
          const problem = this.#folder.save(file);
          this.#stopped ??= problem;
        }
        return;
      case 'write':
        this.#folder.write(step.as, step.text);
        return;
      case 'show program':
        this.#prepare.programs.set(step.file, step.inputs);
        this.#choose = step.choose;
        this.#last = undefined;
        return;
      case 'prepare':
        this.#lack ??= await unlessLeftOut(() => this.#folder.beginWith(step.as));
        return;
      case 'unpack':
        this.#next = (await this.#folder.unpack(step.project)) ?? this.#next;
        return;
      case 'compare':
        return this.#compare(step);
      case 'run':
        return this.#run(step, isCompared);
    }
  }

  async #compare({ line, text, isPage }: Extract<Step, { does: 'compare' }>): Promise<void> {
    const last = isPage ? this.#site : this.#last;
    if (last?.result.state !== 'ran') return;
    const printed = last.page
      ? await this.#options.visit(last.page, this.#terminals.cwd, this.#choose)
      : 'printed' in last
        ? last.printed()
        : '';
    this.#last = undefined;
    if (printsAs(printed, text, 'end')) return;
    last.result.state = 'failed';
    last.result.reason = `doesn't print what line ${line} shows:\n${printed}`;
    this.#stopped ??= `line ${last.result.line} failed`;
  }

  async #run({ line, commands }: Extract<Step, { does: 'run' }>, isCompared: boolean): Promise<void> {
    const result: BlockResult = { line, state: 'ran' };
    this.blocks.push(result);
    if (this.#stopped) {
      Object.assign(result, { state: 'left out', reason: this.#stopped });
      return;
    }
    const lack = await unlessLeftOut(() => this.#typeAll(commands, isCompared, result));
    if (!lack) return;
    Object.assign(result, { state: 'left out', reason: lack });
    this.#lack ??= lack;
  }

  /** @throws LeftOut if the machine lacks a program that one of the commands, or the set-up for it, needs */
  async #typeAll(commands: readonly Command[], isCompared: boolean, result: BlockResult): Promise<void> {
    if (this.#next) await this.#prepare.quietly(`cd '${this.#next}'`);
    this.#next = undefined;
    for (const { text, prints } of commands) {
      const problem =
        this.#folder.obstacle ??
        (await this.#prepare.for(text)) ??
        (await this.#type(text, prints, isCompared, result));
      if (!problem) continue;
      // If an earlier step couldn't be done here, a failure says nothing about the page.
      const unreachable = FETCHES.test(text) && NO_NETWORK.test(problem) ? UNREACHABLE : undefined;
      const reason = unreachable ?? this.#lack;
      Object.assign(result, reason ? { state: 'left out', reason } : { state: 'failed', reason: problem });
      this.#lack ??= reason;
      if (!unreachable) this.#stopped = reason ?? `line ${result.line} failed`;
      return;
    }
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
    if (page) this.#site = { result, page };
    if (prints === undefined)
      return typed.code === 0 || isCompared
        ? undefined
        : `\`${text.trim()}\` ended with exit code ${typed.code}:\n${printed}`;
    // npm prints the command before the program's output.
    const where = /\bnpm (?:start|run)\b/.test(text) ? 'end' : 'all';
    // Background programs take a moment to print.
    for (let more = 0; more < 200 && / &$/.test(text) && !printsAs(printed, prints, where); more++) {
      await new Promise((done) => setTimeout(done, 100));
      printed = this.#terminals.printed;
    }
    return printsAs(printed, prints, where)
      ? undefined
      : `\`${text.trim()}\` doesn't print what the page shows:\n${printed}`;
  }
}

/** @returns why work that needs the machine's programs was left out; undefined if it wasn't */
async function unlessLeftOut(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof LeftOut) return error.message;
    throw error;
  }
}

/** A line that stands for any number of lines that a page leaves out. */
const LEFT_OUT = /^\s*(?:…|\.\.\.)\s*$/m;

/** What differs between machines and runs, in addition to what samples print differently each time. */
const steady = (text: string): string =>
  withoutChanging(text)
    .replaceAll(/\b[0-9a-f]{32,}\b/gi, '<hex>')
    .replaceAll(/\b\d[\d,]*(?= bytes\b)|(?<="bytes": )\d+|(?<=\bbytes \d+ to )[\d,]+/g, '<size>')
    .replaceAll(/(?<=bytes <size> to |bytes \d+ to )[\d,]+/g, '<size>')
    .replaceAll(/\b\d+ \(\d+\.\d+% of file size \d+\)/g, '<sizes>')
    .replaceAll(/[ \t]+$/gm, '')
    .trim();

/**
 * Whether a program printed what a page shows. Identifiers, dates, hashes, and sizes may differ.
 * @param where `all`: nothing else was printed; `end`: the output ends with it
 */
export function printsAs(printed: string, shown: string, where: 'all' | 'end'): boolean {
  const text = steady(printed);
  const parts = steady(shown)
    .split(LEFT_OUT)
    .map((part) => part.trim());
  if (where === 'all' && !text.startsWith(parts[0] ?? '')) return false;
  if (where === 'all' && parts.length === 1) return text === parts[0];
  let from = 0;
  for (const part of parts.slice(0, -1)) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return text.slice(from).endsWith(parts.at(-1) ?? '');
}
