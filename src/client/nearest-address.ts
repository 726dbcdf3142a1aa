/** The words of an address: `/docs/signing/get-cert` → docs, signing, get, cert. */
const words = (address: string) =>
  address
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** How similar two words are: 1 if they're the same, almost 1 with a typo or a shared beginning, otherwise 0. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.startsWith(short)) return 0.8;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return same >= 4 ? same / long.length : 0;
}

/** The addresses most similar to a wrong one, best first; the last words count most, because they name the page. */
export function nearestAddresses(wrong: string, known: readonly string[], count = 5): string[] {
  const wanted = words(wrong);
  const score = (address: string) => {
    const have = words(address);
    return wanted.reduce((sum, word, index) => {
      const best = Math.max(0, ...have.map((other) => likeness(word, other)));
      return sum + best * (index === wanted.length - 1 ? 3 : word === 'docs' ? 0.1 : 1);
    }, -have.length * 0.05);
  };
  return known
    .map((address) => ({ address, points: score(address) }))
    .filter(({ points }) => points > 0.7)
    .sort((a, b) => b.points - a.points)
    .slice(0, count)
    .map(({ address }) => address);
}
