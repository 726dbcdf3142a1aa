/** How much of a part's color a byte of 0 shows, of 1. */
const DARKEST = 0.14;

/**
 * Draws each byte of a file as a dot: in columns, lighter for larger values. The canvas darkens what's below it, so the
 * colors and without script the parts are the page's.
 */
export async function drawBytes(canvas: HTMLCanvasElement): Promise<void> {
  const answer = await fetch(canvas.dataset.bytes ?? '', { priority: 'low' });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  new ResizeObserver(() => dots(canvas, bytes)).observe(canvas);
}

function dots(canvas: HTMLCanvasElement, bytes: Uint8Array): void {
  // Bytes in a column, the first of the zeros, how many there are, and the dots that are left free instead.
  const [rows = 1, from = 0, zeros = 0, free = 0] = canvas.dataset.shape?.split(' ').map(Number) ?? [];
  const context = canvas.getContext('2d');
  const scale = devicePixelRatio;
  canvas.width = Math.round(canvas.clientWidth * scale);
  canvas.height = Math.round(canvas.clientHeight * scale);
  if (!context || canvas.width === 0) return;
  context.fillStyle = getComputedStyle(canvas).color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const across = (canvas.width * rows) / (bytes.length - zeros + free);
  const down = canvas.height / rows;
  const gap = Math.min(across, down) < 2 ? 0 : Math.ceil(Math.min(across, down) / 5);
  canvas.dataset.drawn = '';
  // What's left of the dark is the dot.
  context.globalCompositeOperation = 'destination-out';
  for (const [index, byte] of bytes.entries()) {
    if (index >= from && index < from + zeros) continue;
    const place = index < from ? index : index - zeros + free;
    const left = Math.round(Math.floor(place / rows) * across);
    const top = Math.round((place % rows) * down);
    const right = Math.round(Math.floor(place / rows + 1) * across);
    const bottom = Math.round(((place % rows) + 1) * down);
    context.globalAlpha = DARKEST + (1 - DARKEST) * (byte / 255) ** 0.5;
    context.fillRect(left, top, right - left - gap, bottom - top - gap);
  }
}
