/** What the program removes, and which checks it came to since it emptied the list. */
export const removal = { number: -1, reached: new Set<number>() };

/** Called by the library's text with switches. */
Object.assign(globalThis, {
  removesRule(number: number) {
    removal.reached.add(number);
    return number === removal.number;
  },
});
