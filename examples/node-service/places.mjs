// So many at once, so many in the queue, the rest is sent away.

export class Full extends Error {}

export function places(atOnce, inQueue) {
  let running = 0;
  const waiting = [];

  return async function inPlace(work) {
    if (running < atOnce) running += 1;
    else if (waiting.length < inQueue) await new Promise((go) => waiting.push(go));
    else throw new Full();
    try {
      return await work();
    } finally {
      // The place goes to the next one in the queue, or is free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
