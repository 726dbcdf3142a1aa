// Sends files to the worker. Several requests can be pending at once.
const waiting = new Map();
let worker;

function start() {
  worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data: { id, report, error } }) => {
    const { done, fail } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error === undefined) done?.(report);
    else fail?.(new Error(error));
  };
  worker.onerror = () => {
    for (const { fail } of waiting.values()) fail(new Error('the worker could not run'));
    waiting.clear();
    worker = undefined; // the next file starts another one
  };
}

/**
 * @param {Blob} file
 * @returns {Promise<object | null>} the report; `null` without Content Credentials
 */
export async function read(file) {
  if (!worker) start();
  const bytes = await file.arrayBuffer();
  return new Promise((done, fail) => {
    const id = crypto.randomUUID();
    waiting.set(id, { done, fail });
    worker.postMessage({ id, type: file.type, bytes }, [bytes]);
  });
}
