// The 100 bits of a TrustMark watermark: data, parity of a BCH code, and 4 version bits. Needs no image or model.
// Usage: node payload.mjs                       the table of modes
//        node payload.mjs encode BCH_5 10110    the 100 bits for these data bits
//        node payload.mjs decode <100 bits>     the data, after error correction
// No imports, so it also works in a page.

// #region modes
/** The version number is in the last two of the 100 bits. */
export const MODES = [
  { version: 0, name: 'BCH_SUPER', data: 40, repairs: 8 },
  { version: 1, name: 'BCH_5', data: 61, repairs: 5 },
  { version: 2, name: 'BCH_4', data: 68, repairs: 4 },
  { version: 3, name: 'BCH_3', data: 75, repairs: 3 },
];
const TOTAL = 100;
const VERSION_BITS = 4;
export const parityBits = ({ repairs }) => 7 * repairs;
// #endregion modes

// #region field
// Arithmetic in the field of 128 elements. 137 is x^7 + x^3 + 1, the polynomial that TrustMark uses.
const exp = [1];
for (let i = 1; i < 127; i++) exp[i] = (exp[i - 1] << 1) ^ (exp[i - 1] & 64 ? 137 : 0);
const log = new Map(exp.map((value, i) => [value, i]));
const times = (a, b) => (a && b ? exp[(log.get(a) + log.get(b)) % 127] : 0);
const over = (a, b) => (a ? exp[(log.get(a) - log.get(b) + 127) % 127] : 0);

/** The generator of a code that corrects t errors, as 7t + 1 bits, with each root once. */
function generator(t) {
  const roots = new Set();
  for (let i = 1; i < 2 * t; i += 2) for (let k = 0, e = i; k < 7; k++, e = (2 * e) % 127) roots.add(e);
  let poly = [1];
  for (const e of roots) poly = [...poly, 0].map((c, i) => c ^ times(poly[i - 1] ?? 0, exp[e]));
  return poly;
}

/** The remainder of the bits, followed by 7t zeros, after dividing by the generator. */
function parity(bits, t) {
  const divisor = generator(t);
  const rest = [...bits, ...Array(7 * t).fill(0)];
  for (let i = 0; i < bits.length; i++) if (rest[i]) for (const [k, c] of divisor.entries()) rest[i + k] ^= c;
  return rest.slice(bits.length);
}
// #endregion field

// The code works on whole bytes, so the data is padded with zeros for the sum only.
const padded = (bits) => [...bits, ...Array((8 - (bits.length % 8)) % 8).fill(0)];
const toBits = (text) => [...text].map(Number);

// #region encode
/** 100 bits as text. Data that's too short is padded with zeros, as in TrustMark. */
export function encode(modeName, data) {
  const mode = MODES.find(({ name }) => name === modeName);
  if (!mode) throw new Error(`${modeName} isn't a mode; use ${MODES.map(({ name }) => name).join(', ')}`);
  if (!/^[01]+$/.test(data)) throw new Error('the data can contain only 0 and 1');
  if (data.length > mode.data)
    throw new Error(`${data.length} bits don't fit: ${modeName} has room for ${mode.data}`);
  const bits = toBits(data.padEnd(mode.data, '0'));
  const version = mode.version.toString(2).padStart(VERSION_BITS, '0');
  return [...bits, ...parity(padded(bits), mode.repairs)].join('') + version;
}
// #endregion encode

/** Where the errors are, or null if there are more than t: Berlekamp–Massey, then every position is tried. */
function errorPlaces(word, t) {
  const syndromes = Array.from({ length: 2 * t }, (_, k) =>
    word.reduce((sum, bit, i) => (bit ? sum ^ exp[((k + 1) * (word.length - 1 - i)) % 127] : sum), 0),
  );
  let [locator, before, length, shift, last] = [[1], [1], 0, 1, 1];
  for (let n = 0; n < 2 * t; n++, shift++) {
    let gap = 0;
    for (let i = 0; i <= length; i++) gap ^= times(locator[i] ?? 0, syndromes[n - i] ?? 0);
    if (!gap) continue;
    const old = locator;
    const grown = [...Array(shift).fill(0), ...before.map((c) => times(c, over(gap, last)))];
    locator = Array.from(
      { length: Math.max(old.length, grown.length) },
      (_, i) => (old[i] ?? 0) ^ (grown[i] ?? 0),
    );
    if (2 * length <= n) [before, length, last, shift] = [old, n + 1 - length, gap, 0];
  }
  if (length > t) return null;
  const isRoot = (e) => locator.reduce((sum, c, i) => sum ^ times(c, exp[(i * (127 - e)) % 127]), 0) === 0;
  const places = [...word.keys()].filter((i) => isRoot(word.length - 1 - i));
  return places.length === length ? places : null;
}

// #region decode
/** What 100 bits mean in the mode given by their last two bits, or null if they match no watermark of that mode. */
export function decode(text) {
  const mode = MODES[Number.parseInt(text.slice(-2), 2)];
  const data = padded(toBits(text.slice(0, mode.data)));
  const word = [...data, ...toBits(text.slice(mode.data, TOTAL - VERSION_BITS))];
  const places = errorPlaces(word, mode.repairs);
  if (!places) return null;
  for (const index of places) word[index] ^= 1;
  return { mode: mode.name, data: word.slice(0, mode.data).join(''), repaired: places.length };
}
// #endregion decode

// #region chance
/** How many of a million images without a watermark appear to have one, if their 100 bits were random. */
export function falseAlarmsPerMillion({ data, repairs }) {
  const places = padded(Array(data).fill(0)).length + 7 * repairs;
  let words = 0;
  for (let i = 0, choose = 1; i <= repairs; i++, choose = (choose * (places - i + 1)) / i) words += choose;
  return (words / 2 ** (7 * repairs)) * 1e6;
}
// #endregion chance

const [, program = '', command, first = '', second = ''] = globalThis.process?.argv ?? [];
// Only when run directly, not when another module imports it.
if (program && import.meta.url.endsWith(`/${program.split(/[\\/]/).at(-1)}`)) {
  if (command === 'encode') console.log(encode(first, second));
  else if (command === 'decode') console.log(decode(first) ?? 'no watermark that can be repaired');
  else {
    console.log(
      'mode       version  data + parity + version  repairs  7-bit letters  false alarms per million',
    );
    for (const mode of MODES) {
      const sum = `${mode.data} + ${parityBits(mode)} + ${VERSION_BITS} = ${mode.data + parityBits(mode) + VERSION_BITS}`;
      const alarms = falseAlarmsPerMillion(mode);
      console.log(
        mode.name.padEnd(10),
        String(mode.version).padEnd(8),
        sum.padEnd(24),
        String(mode.repairs).padEnd(8),
        String(Math.floor(mode.data / 7)).padEnd(14),
        alarms < 10 ? alarms.toFixed(1) : Math.round(alarms),
      );
    }
  }
}
