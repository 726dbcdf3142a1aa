/** A job with what it needs before it can start. */
export interface Job {
  name: string;
  /** Cores that it keeps busy; at most all are counted. */
  cores: number;
  /** Names of the jobs that must end first. */
  after: readonly string[];
  /** Jobs of one group never run at the same time. */
  group?: string | undefined;
}

/**
 * Runs jobs in order, side by side where cores are free: the first waiting job that fits starts next.
 * @param run ends when the job has ended; must not reject
 */
export async function schedule<One extends Job>(
  jobs: readonly One[],
  cores: number,
  run: (job: One) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs];
  const running = new Map<One, Promise<void>>();
  const named = new Set(jobs.map(({ name }) => name));
  const ended = new Set<string>();
  const needed = (job: One) => Math.min(job.cores, cores);
  const isReady = (job: One) => job.after.every((name) => ended.has(name) || !named.has(name));
  while (waiting.length > 0 || running.size > 0) {
    const busy = [...running.keys()].reduce((sum, job) => sum + needed(job), 0);
    const isFree = ({ group }: One) => !group || [...running.keys()].every((job) => job.group !== group);
    const next = waiting.findIndex((job) => isReady(job) && isFree(job) && busy + needed(job) <= cores);
    const [job] = next < 0 ? [] : waiting.splice(next, 1);
    if (job) {
      const end = run(job).then(() => {
        ended.add(job.name);
        running.delete(job);
      });
      running.set(job, end);
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
}
