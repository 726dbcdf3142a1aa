/** A job with what it needs before it can start. */
export interface Job {
  name: string;
  /** Names of the jobs that must end first. */
  after: readonly string[];
}

/**
 * Runs jobs in order, some side by side: whenever one ends, the first waiting job that can start does.
 * @param atOnce how many run side by side
 * @param run ends when the job has ended; must not reject
 */
export async function schedule<One extends Job>(
  jobs: readonly One[],
  atOnce: number,
  run: (job: One) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs];
  const running = new Map<One, Promise<void>>();
  const named = new Set(jobs.map(({ name }) => name));
  const ended = new Set<string>();
  const isReady = (job: One) => job.after.every((name) => ended.has(name) || !named.has(name));
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atOnce ? waiting.findIndex(isReady) : -1;
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
