import type { StageResult } from './stage.ts';

/** Shows what runs. */
export interface Progress {
  begin(stage: string): void;
  end(result: StageResult): void;
  /** Called every second with how many tests a stage has finished. */
  tick(done: (stage: string) => number): void;
  close(): void;
}

/** Seconds between two lines where nothing ended and the output isn't a terminal. */
const QUIET = 60;

/**
 * On a terminal, one line that's written again every second; elsewhere, a line for each stage that ended, and one a
 * minute in between. With CI=true, there are no escape codes.
 */
export function progressOn(
  stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>,
  env: NodeJS.ProcessEnv = process.env,
  now: () => number = Date.now,
): Progress {
  const isLive = stream.isTTY && !env.CI;
  const start = now();
  const running = new Set<string>();
  let last = start;
  const time = () => clock((now() - start) / 1000);
  const clear = () => isLive && stream.write('\r\x1b[K');
  const print = (line: string) => {
    clear();
    stream.write(`${line}\n`);
    last = now();
  };
  return {
    begin: (stage) => running.add(stage),
    end(result) {
      running.delete(result.name);
      print(`${time()}  ${endLine(result)}`);
    },
    tick(done) {
      const parts = [...running].map((name) => (done(name) > 0 ? `${name} ${done(name)} tests` : name));
      const line = `${time()}  ${parts.join(', ')}`;
      if (isLive) {
        clear();
        stream.write(line.slice(0, (stream.columns || 80) - 1));
      } else if (now() - last >= QUIET * 1000) print(`${line} …`);
    },
    close: () => clear(),
  };
}

/** 75 seconds as `1:15`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

function endLine({ name, state, seconds, counts, reason }: StageResult): string {
  const tests = counts && `${counts.passed} passed${counts.failed > 0 ? `, ${counts.failed} failed` : ''}`;
  const mark = { passed: '✓', failed: '✗', 'left out': '–', 'not run': '–' }[state];
  return [`${mark} ${name}`, reason ?? tests, `${seconds.toFixed(0)} s`].filter(Boolean).join('  ');
}
