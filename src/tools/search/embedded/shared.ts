/** Starts work that ends early when the signal is aborted. */
export type Start<T> = (signal: AbortSignal) => Promise<T>;

/** Shares one result of a piece of work with all callers that use the same name. */
export interface Shared {
  <T>(name: string, start: Start<T>, signal: AbortSignal): Promise<T>;
  /** Whether the work is done. */
  isDone(name: string): boolean;
}

interface Work {
  promise: Promise<unknown>;
  controller: AbortController;
  waiting: number;
  isDone: boolean;
}

/**
 * Work that runs once for all its callers. It's aborted when the last caller stops waiting, and restarted on the next
 * call after a failure.
 */
export function createShared(): Shared {
  const works = new Map<string, Work>();

  const begin = (name: string, start: Start<unknown>): Work => {
    const controller = new AbortController();
    const work: Work = { promise: start(controller.signal), controller, waiting: 0, isDone: false };
    works.set(name, work);
    work.promise.then(
      () => {
        work.isDone = true;
      },
      () => {
        if (works.get(name) === work) works.delete(name);
      },
    );
    return work;
  };

  const share = <T>(name: string, start: Start<T>, signal: AbortSignal): Promise<T> => {
    if (signal.aborted) return Promise.reject(signal.reason);
    const work = works.get(name) ?? begin(name, start);
    if (work.isDone) return work.promise as Promise<T>;
    work.waiting += 1;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        work.waiting -= 1;
        if (work.waiting === 0) {
          if (works.get(name) === work) works.delete(name);
          work.controller.abort();
        }
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      work.promise
        .then((value) => resolve(value as T), reject)
        .finally(() => signal.removeEventListener('abort', leave));
    });
  };
  return Object.assign(share, { isDone: (name: string) => works.get(name)?.isDone ?? false });
}
