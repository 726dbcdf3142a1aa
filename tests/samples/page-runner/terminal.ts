import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Machine } from './machine.ts';

/** The result of what was typed. */
export interface Typed {
  /** The terminal's contents: output and errors, in order. */
  printed: string;
  code: number;
  /** The address of a server that keeps running, and now occupies this terminal. */
  server?: string;
}

const ADDRESS =
  /https?:\/\/(?:127\.0\.0\.1|localhost|0\.0\.0\.0|\[::1?\]):(?<port>\d+)[^\s)]*|"listening":(?<listening>\d+)/;

/** How long a program must keep running after it prints its address to count as a server. */
const STAYS = 1_500;

/** A reader's terminals: a new one is opened if a server occupies the old one. */
export class Terminals {
  readonly #machine: Machine;
  readonly #scripts = mkdtempSync(join(tmpdir(), 'typed-'));
  readonly #open: ChildProcess[] = [];
  #shell: ChildProcess | undefined;
  #printed = '';
  #count = 0;
  /** The folder that the reader is in. */
  cwd: string;

  constructor(cwd: string, machine: Machine) {
    this.cwd = cwd;
    this.#machine = machine;
  }

  #start(): ChildProcess {
    // In its own process group, so that everything it starts ends with it.
    const shell = spawn('bash', ['--noprofile', '--norc'], {
      cwd: this.cwd,
      env: this.#machine.env,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const hear = (text: string) => {
      // A server's later output goes to the terminal that it occupies.
      if (this.#shell === shell) this.#printed += text;
    };
    shell.stdout.setEncoding('utf8').on('data', hear);
    shell.stderr.setEncoding('utf8').on('data', hear);
    this.#open.push(shell);
    return shell;
  }

  /**
   * Types commands; the first failure stops them and closes the terminal.
   * @throws LeftOut if they need a program that the machine lacks: all commands, also those of set-up, come through here
   */
  async type(text: string, { timeout, ends = true }: { timeout: number; ends?: boolean }): Promise<Typed> {
    this.#machine.require(text, this.cwd);
    this.#shell ??= this.#start();
    const shell = this.#shell;
    this.#printed = '';
    const mark = `typed-${++this.#count}-ended`;
    const script = join(this.#scripts, `${this.#count}.sh`);
    // A person takes longer to type the next line than a server takes to start.
    writeFileSync(script, `${text.replaceAll(/ &$/gm, ' & sleep 2')}\n`);
    const errors = ends ? ['set -e', 'set +e'] : ['', ''];
    shell.stdin?.write(
      `${errors[0]}\n. ${script} < /dev/null\ncode=$?\n${errors[1]}\necho "${mark} $code $PWD"\n`,
    );

    const end = new RegExp(`${mark} (\\d+) (.*)\n`);
    const until = Date.now() + timeout;
    let stays = 0;
    while (Date.now() < until) {
      const [, code, cwd] = end.exec(this.#printed) ?? [];
      if (cwd) {
        this.cwd = cwd;
        return { printed: this.#printed.replace(end, ''), code: Number(code) };
      }
      if (shell.exitCode !== null) {
        this.#shell = undefined;
        return { printed: this.#printed, code: shell.exitCode || 1 };
      }
      const { 0: server, groups } = ADDRESS.exec(this.#printed) ?? {};
      if (server && (await answers(Number(groups?.port ?? groups?.listening)))) stays ||= Date.now();
      if (server && stays && Date.now() - stays > STAYS) {
        this.#shell = undefined;
        return {
          printed: this.#printed,
          code: 0,
          server: server.replace(/0\.0\.0\.0|\[::1?\]/, '127.0.0.1'),
        };
      }
      await pause(30);
    }
    this.#shell = undefined;
    return { printed: `${this.#printed}\nstopped after ${timeout / 1000} s`, code: 124 };
  }

  /** Everything printed since the last input, because background programs may take a while. */
  get printed(): string {
    return this.#printed;
  }

  close(): void {
    for (const { pid } of this.#open) {
      try {
        if (pid) process.kill(-pid, 'SIGKILL');
      } catch {
        // It ended before.
      }
    }
    rmSync(this.#scripts, { recursive: true, force: true });
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => done(true)).on('error', () => done(false));
    socket.on('close', () => done(false)).unref();
    socket.once('connect', () => socket.end());
  });
}
