/** A picture as red, green, and blue from 0 to 1, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Float32Array;
}

type Color = readonly [red: number, green: number, blue: number];

const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const blend = (from: Color, to: Color, share: number): Color => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];
const smooth = (low: number, high: number, value: number) => {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};

/** A number from 0 to 1 that depends only on the position. */
function hash(x: number, y: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Value noise: smooth between the numbers of a grid. */
function noise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = smooth(0, 1, x - column);
  const v = smooth(0, 1, y - row);
  const top = mix(hash(column, row), hash(column + 1, row), u);
  return mix(top, mix(hash(column, row + 1), hash(column + 1, row + 1), u), v);
}

/** Noise with detail: each octave is twice as fine and half as strong. From 0 to 1. */
function detailed(x: number, y: number, octaves = 5): number {
  let sum = 0;
  let strength = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 2 ** octave;
    sum += strength * noise(x * scale + octave * 17.3, y * scale + octave * 9.1);
    strength /= 2;
  }
  return sum / (1 - 0.5 ** octaves);
}

const HORIZON = 0.66;
const SUN = { x: 0.66, y: 0.5 } as const;

const SKY: ReadonlyArray<readonly [at: number, color: Color]> = [
  [0, [0.13, 0.24, 0.43]],
  [0.3, [0.36, 0.47, 0.66]],
  [0.48, [0.78, 0.68, 0.68]],
  [0.58, [0.98, 0.77, 0.56]],
  [0.66, [1, 0.86, 0.66]],
];

function skyColor(x: number, y: number): Color {
  const after = Math.max(
    1,
    SKY.findIndex(([at]) => at > y),
  );
  const [fromAt, from] = SKY[after - 1] ?? [0, [0, 0, 0]];
  const [toAt, to] = SKY[after] ?? SKY[SKY.length - 1] ?? [1, from];
  let color = blend(from, to, smooth(fromAt, toAt, y));
  const far = Math.hypot((x - SUN.x) * 1.33, y - SUN.y);
  color = blend(color, [1, 0.93, 0.76], 0.75 * Math.exp(-far * 5.5));
  color = blend(color, [1, 0.98, 0.9], smooth(0.036, 0.03, far));
  // Streaks of cloud, lit from below.
  const streak = detailed(x * 3 + 4, y * 13 + 2, 6);
  const cover = smooth(0.52, 0.74, streak) * smooth(0.02, 0.14, y) * smooth(0.6, 0.4, y);
  const lit: Color = blend([0.93, 0.7, 0.62], [1, 0.9, 0.74], Math.exp(-far * 3));
  return blend(color, lit, cover * 0.75);
}

interface Ridge {
  /** Height of its middle, and its vertical range, relative to the picture's height. */
  base: number;
  rise: number;
  /** Peaks across the picture. */
  peaks: number;
  seed: number;
  color: Color;
  /** How visible its rock is, from 0 (a silhouette in the haze) to 1. */
  relief: number;
}

const RIDGES: readonly Ridge[] = [
  { base: 0.53, rise: 0.15, peaks: 3.1, seed: 3, color: [0.62, 0.62, 0.72], relief: 0.25 },
  { base: 0.56, rise: 0.19, peaks: 2.3, seed: 11, color: [0.43, 0.48, 0.6], relief: 0.5 },
  { base: 0.61, rise: 0.14, peaks: 3.4, seed: 23, color: [0.27, 0.36, 0.45], relief: 0.75 },
  { base: 0.655, rise: 0.06, peaks: 5, seed: 37, color: [0.14, 0.24, 0.27], relief: 0.6 },
];

/** The height of a ridge's edge at x. Folded noise makes peaks, not hills. */
function edgeOf({ base, rise, peaks, seed }: Ridge, x: number): number {
  const fold = 1 - Math.abs(2 * detailed(x * peaks + seed, seed, 2) - 1);
  return base - rise * (fold - 0.55) - rise * 0.35 * (detailed(x * peaks * 6 + seed, seed + 5, 5) - 0.5);
}

function ridgeColor(ridge: Ridge, x: number, y: number, edge: number): Color {
  const below = y - edge;
  // Slopes that face the sun are warm; the others are in shade.
  const step = 0.003;
  const rockAt = (at: number) =>
    1 - Math.abs(2 * detailed(at * 19 + ridge.seed + below * 6, y * 17 - at * 4, 6) - 1);
  const relief = rockAt(x);
  const slope = (relief - rockAt(x + step)) / step;
  const side = mix(1, -1, smooth(SUN.x - 0.22, SUN.x + 0.22, x));
  const light = clamp(0.46 - side * slope * 0.022);
  const rock = blend(
    [ridge.color[0] * 0.62, ridge.color[1] * 0.66, ridge.color[2] * 0.75],
    blend(ridge.color, [0.98, 0.76, 0.58], 0.42),
    light,
  );
  let color = blend(ridge.color, rock, ridge.relief);
  // Snow on the high parts of the far ridges.
  const snow =
    ridge.relief < 0.6 ? smooth(0.09, 0.02, below) * smooth(0.62, 0.82, relief + (0.5 - edge) * 0.55) : 0;
  color = blend(color, blend([0.7, 0.74, 0.85], [1, 0.9, 0.82], light), snow * 0.75);
  // Haze gathers at the bottom.
  const haze = smooth(0.02, 0.2, below) * (1 - ridge.relief * 0.55);
  return blend(color, [0.93, 0.78, 0.68], haze * 0.8);
}

/** The scene above the water. */
function landColor(x: number, y: number): Color {
  for (let index = RIDGES.length - 1; index >= 0; index--) {
    const ridge = RIDGES[index];
    if (!ridge) continue;
    const edge = edgeOf(ridge, x) - (index === 3 ? trees(x) : 0);
    if (y > edge) return ridgeColor(ridge, x, y, edge);
  }
  return skyColor(x, y);
}

/** How far the treetops rise above the edge of the nearest ridge. */
function trees(x: number): number {
  const places = 150;
  let tip = 0;
  for (let tree = Math.floor(x * places) - 1; tree <= Math.floor(x * places) + 1; tree++) {
    const middle = (tree + 0.2 + 0.6 * hash(tree, 71)) / places;
    const height = 0.01 + 0.026 * hash(tree, 72);
    const width = 0.0032 + 0.0022 * hash(tree, 73);
    tip = Math.max(tip, height * (1 - Math.abs(x - middle) / width));
  }
  return Math.max(0, tip);
}

function waterColor(x: number, y: number): Color {
  const depth = (y - HORIZON) / (1 - HORIZON);
  const wave = detailed(x * 9, y * 120 * (1.25 - depth), 4) - 0.5;
  const fine = detailed(x * 60, y * 420 * (1.2 - depth), 3) - 0.5;
  const mirrored = HORIZON - (y - HORIZON) * 1.12 + wave * 0.06 * depth + fine * 0.012;
  let color = landColor(clamp(x + wave * 0.012), clamp(mirrored, 0.005, HORIZON));
  color = blend(color, [0.1, 0.2, 0.28], 0.22 + 0.42 * depth);
  const glitter = smooth(0.62, 0.75, detailed(x * 70, y * 300, 3)) * Math.exp(-Math.abs(x - SUN.x) * 9);
  return blend(color, [1, 0.88, 0.68], glitter * (0.75 - 0.45 * depth));
}

/** The near shore with reeds and a fir, dark against the water. */
function isNear(x: number, y: number): boolean {
  const shore = 0.965 - 0.1 * smooth(0.5, 0, x) - 0.03 * detailed(x * 8, 3, 4);
  if (y > shore) return true;
  const reed = Math.floor(x * 260);
  const lean = (hash(reed, 7) - 0.5) * 0.012;
  const tall = x < 0.42 ? 0.075 * hash(reed, 5) * smooth(0.42, 0.1, x) : 0.02 * hash(reed, 5);
  const along = (shore - y) / Math.max(tall, 0.001);
  return along < 1 && Math.abs(x * 260 - reed - 0.5 - lean * 260 * along * along) < 0.3 * (1 - along);
}

const FIRS = [
  { x: 0.085, foot: 0.92, height: 0.56 },
  { x: 0.19, foot: 0.925, height: 0.4 },
  { x: 0.015, foot: 0.93, height: 0.44 },
] as const;

function isFir(x: number, y: number): boolean {
  return FIRS.some(({ x: middle, foot, height }, index) => {
    const share = (foot - y) / height;
    if (share < 0 || share > 1) return false;
    const offset = Math.abs(x - middle);
    if (offset < 0.003 * (1 - share) + 0.0006) return true;
    // Branches: each tier is widest at the bottom and hangs a little at its tips.
    const side = x < middle ? 1 : 2;
    const tier = share * 24 + 0.35 * hash(side, index) + (offset / height) * 9;
    const row = Math.floor(tier);
    const long = 0.13 * height * (1.04 - share) ** 0.95 * (0.6 + 0.55 * hash(row * 2 + side, index));
    const edge = long * (1 - 0.75 * (tier - row)) * (0.86 + 0.28 * noise(x * 900, y * 700));
    return offset < edge && noise(x * 420 + index * 9, y * 330) > 0.1 + 0.35 * (offset / long) ** 2;
  });
}

function colorAt(x: number, y: number): Color {
  if (isNear(x, y) || isFir(x, y)) {
    const warm = 0.5 + 0.5 * noise(x * 90, y * 90);
    return [0.045 + 0.03 * warm, 0.065 + 0.03 * warm, 0.07 + 0.015 * warm];
  }
  return y < HORIZON ? landColor(x, y) : waterColor(x, y);
}

/**
 * Draws the lake at dusk on the home page. Every color is computed; nothing is photographed or generated by a model.
 * The same size produces the same bytes.
 */
export function landscape(width: number, height: number): Pixels {
  const data = new Float32Array(width * height * 3);
  const samples = [0.25, 0.75];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const sum = [0, 0, 0];
      for (const dx of samples)
        for (const dy of samples) {
          const color = colorAt((column + dx) / width, (row + dy) / height);
          for (let channel = 0; channel < 3; channel++)
            sum[channel] = (sum[channel] ?? 0) + (color[channel] ?? 0) / 4;
        }
      const edge = Math.hypot(column / width - 0.5, row / height - 0.5);
      const vignette = 1 - 0.28 * smooth(0.35, 0.75, edge);
      const grain = (hash(column, row) - 0.5) * 0.022;
      for (let channel = 0; channel < 3; channel++)
        data[(row * width + column) * 3 + channel] = clamp((sum[channel] ?? 0) * vignette + grain);
    }
  }
  return { width, height, data };
}
