// What tests share that type a reader's commands: the machine, and a browser for what a command serves.
import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { launchChromium } from './runner/page.ts';
import { readPins } from './runner/pins.ts';
import type { RunResult } from './runner/programs.ts';
import { cached } from './runner/programs.ts';
import { visit } from './runner/toolchains/web.ts';
import { samplePath } from './workspace.ts';

/** The machine of a reader who has followed the page before, with slow-to-build tools and cached downloads. */
export function readersMachine(): NodeJS.ProcessEnv {
  const { c2patool, cbindgen } = readPins(samplePath());
  const bins = [
    cached('c2patool', c2patool, 'bin'),
    cached('cbindgen', cbindgen, 'bin'),
    dirname(process.execPath),
  ];
  const copy = process.env.SAMPLES_CPP_REPOSITORY;
  return {
    PATH: [...bins, process.env.PATH].join(delimiter),
    NODE_PATH: '',
    npm_config_prefer_offline: 'true',
    CARGO_TARGET_DIR: cached('rust'),
    CARGO_PROFILE_DEV_DEBUG: '0',
    ...(copy && {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${copy}.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/contentauth/c2pa-cpp.git',
    }),
  };
}

/** Starts the command, which is a server; opens the address it prints; and uses the page. */
export async function openPage(
  command: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  choose: string[],
): Promise<RunResult> {
  const server = spawn('sh', ['-c', `exec ${command.trim()}`], {
    cwd,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    detached: true, // npx starts another process, which ends with its group
  });
  const browser = await launchChromium();
  try {
    return await visit(await browser.newPage({ acceptDownloads: true }), await addressOf(server), {
      choose,
      cwd,
    });
  } finally {
    await browser.close();
    if (server.pid) process.kill(-server.pid);
  }
}

/** The first URL that a program prints. */
function addressOf({ stdout, stderr }: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((done, fail) => {
    const look = (part: Buffer) => {
      text += part;
      const [address] = /http:\/\/[\w.:]+\//.exec(text) ?? [];
      if (address) done(address);
    };
    stdout?.on('data', look).on('end', () => fail(new Error(`no address was printed:\n${text}`)));
    stderr?.on('data', look);
  });
}
