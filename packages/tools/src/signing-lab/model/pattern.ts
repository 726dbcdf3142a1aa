/** Size of the board in pixels: small enough to sign quickly, large enough to show the effect of a flipped byte. */
export const BOARD = { width: 640, height: 320 } as const;

export const PENS = {
  ink: '#17211f',
  teal: '#0b5d57',
  ochre: '#c77f1a',
  red: '#a3252b',
} as const;

export type Pen = keyof typeof PENS;

const PALETTES = [
  ['#f4ecd8', '#d98f3d', '#a3402b', '#3d4f5c', '#17211f'],
  ['#e3f1ee', '#7fb8ad', '#0b5d57', '#e0b04a', '#07413d'],
  ['#eaf3fa', '#8fb4d6', '#1d5a8c', '#d9705f', '#14324a'],
] as const;

/** Pseudorandom numbers from 0 to 1 for a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The part of a canvas API used to paint the board. */
export interface PaintContext {
  fillStyle: CanvasRenderingContext2D['fillStyle'];
  fillRect(x: number, y: number, width: number, height: number): void;
  beginPath(): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  fill(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
}

export function clearBoard(context: PaintContext): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, BOARD.width, BOARD.height);
}

/** Paints hills under a sky with a sun or two; each seed gives different hills. */
export function paintPattern(context: PaintContext, seed: number): void {
  const next = numbersFrom(seed);
  const { width, height } = BOARD;
  const palette = PALETTES[Math.floor(next() * PALETTES.length)] ?? PALETTES[0];
  const [sky, ...colors] = palette;
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);

  for (let suns = 1 + Math.floor(next() * 2); suns > 0; suns -= 1) {
    context.fillStyle = colors[Math.floor(next() * 2)] ?? colors[0];
    context.beginPath();
    context.arc(
      width * (0.15 + next() * 0.7),
      height * (0.15 + next() * 0.25),
      24 + next() * 44,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  colors.forEach((color, index) => {
    const base = height * (0.45 + index * 0.14);
    const [length, shift, rise] = [90 + next() * 140, next() * 6, 18 + next() * 34];
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 8) {
      const wave = Math.sin(x / length + shift) + Math.sin(x / (length / 2.3) + shift * 2) / 2;
      context.lineTo(x, base - rise * wave);
    }
    context.lineTo(width, height);
    context.closePath();
    context.fill();
  });
}
