// Limits how many tasks run at once and how many wait. The rest are rejected.

export class QueueFull extends Error {}

export function slots(atOnce, inQueue) {
  let running = 0;
  const waiting = [];

  return async function inSlot(work) {
    if (running < atOnce) running += 1;
    else if (waiting.length < inQueue) await new Promise((go) => waiting.push(go));
    else throw new QueueFull();
    try {
      return await work();
    } finally {
      // Hands the slot to the next in the queue, or frees it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
