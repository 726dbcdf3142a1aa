import type { Report } from '@content-credentials/verdict/report/report';
import { aroundLabel, CAVEAT, MARKS } from '@content-credentials/verdict/report/states';
import { summaryRows } from '@content-credentials/verdict/report/summary';
import { timeText } from '@content-credentials/verdict/report/time-text';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import { lineOfText } from '@content-credentials/verdict/visible-text';
import type { Asset } from '../../intake/asset.ts';
import { imageOf, MAX_PIXELS } from '../../shared/pixels.ts';
import { SEAL_COLORS, SEAL_CRACK, SEAL_EDGE, SEAL_MARK } from '../seal.ts';
import { lineText } from './piece-text.ts';

/** Twice as large as it's shown, for sharp text. */
const SIZE = { width: 1200, height: 630, scale: 2 };
const INK = '#14201d';
const SOFT = '#52605b';
const EDGE = 48;

/** The image that the card shows; nothing if the browser can't draw it, or if it's too large. */
async function pictureOf({ format, blob }: Asset, report: Report): Promise<HTMLImageElement | undefined> {
  const shown = format.isShown ? blob : report.pictures.get(report.tree.picture ?? '');
  if (!shown) return undefined;
  const image = await imageOf(shown).catch(() => undefined);
  return image && image.naturalWidth * image.naturalHeight <= MAX_PIXELS ? image : undefined;
}

/** Writes text in lines of a width, at most `most` of them, and returns where the next line begins. */
function write(
  to: CanvasRenderingContext2D,
  text: string,
  { x, y, width, line, most }: { x: number; y: number; width: number; line: number; most: number },
): number {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = last ? `${last} ${word}` : word;
    if (last && to.measureText(longer).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] += '…';
  // A word that's wider is condensed instead of leaving the card.
  for (const [index, one] of shown.entries()) to.fillText(one, x, y + index * line, width);
  return y + shown.length * line;
}

function drawSeal(to: CanvasRenderingContext2D, report: Report, x: number, y: number): void {
  const { tone, isCracked } = verdictOf(report);
  to.save();
  to.translate(x, y);
  to.scale(0.72, 0.72);
  to.fillStyle = SEAL_COLORS[tone];
  to.fill(new Path2D(SEAL_EDGE));
  to.strokeStyle = to.fillStyle = '#fff';
  if (isCracked) to.fill(new Path2D(SEAL_CRACK));
  else {
    to.translate(SEAL_MARK.at, SEAL_MARK.at);
    to.scale(SEAL_MARK.scale, SEAL_MARK.scale);
    Object.assign(to, { lineWidth: 2.6, lineCap: 'round', lineJoin: 'round' });
    to.stroke(new Path2D(MARKS[tone]));
  }
  to.restore();
}

/** Writes the answer and the three rows, as on the card, and returns where they end. */
function drawAnswer(
  to: CanvasRenderingContext2D,
  report: Report,
  { x, y: top, room }: { x: number; y: number; room: number },
): number {
  const fonts = getComputedStyle(document.documentElement);
  const use = (color: string, font: string, family: '--sans' | '--serif') =>
    Object.assign(to, { fillStyle: color, font: `${font} ${fonts.getPropertyValue(family)}` });
  const { title, label } = verdictOf(report);
  drawSeal(to, report, x, top);
  use(INK, '600 40px', '--serif');
  let y = write(to, lineOfText(title, 200), { x: x + 92, y: top + 12, width: room - 92, line: 46, most: 3 });
  y = Math.max(y, top + 72) + 24;
  for (const { name, tag, lines } of summaryRows(report)) {
    to.fillStyle = '#e3e8e5';
    to.fillRect(x, y, room, 1);
    use(SOFT, '400 20px', '--sans');
    to.fillText(name, x, y + 19);
    use(INK, '400 23px', '--sans');
    const text = [tag?.text, lines.map(lineText).join(' ')].filter(Boolean).join(' · ');
    y = write(to, text, { x: x + 84, y: y + 16, width: room - 84, line: 31, most: 2 }) + 14;
  }
  use(SOFT, 'italic 400 21px', '--serif');
  y = write(to, CAVEAT, { x, y: y + 8, width: room, line: 27, most: 1 });
  use(SOFT, '400 18px', '--sans');
  const term = `For developers · ${aroundLabel(label).join(label)}`;
  return write(to, term, { x, y: y + 6, width: room, line: 25, most: 2 });
}

/**
 * The card as an image to share. It can be forged like any image, so it says where anyone can check the file.
 * @param checkAt where the file can be checked
 * @throws Error if the browser can't make an image
 */
export async function cardImage(asset: Asset, report: Report, checkAt: string): Promise<Blob> {
  const { width, height, scale } = SIZE;
  const canvas = Object.assign(document.createElement('canvas'), {
    width: width * scale,
    height: height * scale,
  });
  const to = canvas.getContext('2d');
  if (!to) throw new Error('the browser can’t draw');
  const sans = getComputedStyle(document.documentElement).getPropertyValue('--sans');
  const picture = await pictureOf(asset, report);
  const left = picture ? 460 : 0;
  const foot = height - 84;
  const place = { x: left + EDGE, room: width - left - 2 * EDGE };

  to.scale(scale, scale);
  to.textBaseline = 'top';
  // Drawn once to know its height, which is centered below.
  const tall = drawAnswer(to, report, { ...place, y: 0 });
  to.fillStyle = '#fff';
  to.fillRect(0, 0, width, height);
  drawAnswer(to, report, { ...place, y: Math.max(EDGE / 2, (foot - tall) / 2) });
  to.fillStyle = '#f3f6f4';
  to.fillRect(0, foot, width, 84);
  if (picture) {
    to.fillRect(0, 0, left, foot);
    const fit = Math.min((left - EDGE) / picture.naturalWidth, (foot - EDGE) / picture.naturalHeight);
    const [wide, high] = [picture.naturalWidth * fit, picture.naturalHeight * fit];
    to.drawImage(picture, (left - wide) / 2, (foot - high) / 2, wide, high);
  }
  to.fillStyle = SEAL_COLORS[verdictOf(report).tone];
  to.fillRect(0, 0, width, 8);
  const line = { x: EDGE, width: width - 2 * EDGE, line: 28, most: 1 };
  to.fillStyle = INK;
  to.font = `600 20px ${sans}`;
  const checked = `${lineOfText(asset.name, 60)}, checked ${timeText(report.validatedAt.toISOString()) ?? ''}`;
  write(to, checked, { ...line, y: foot + 16 });
  to.fillStyle = SOFT;
  to.font = `400 20px ${sans}`;
  write(to, `Check it yourself at ${checkAt}`, { ...line, y: foot + 45 });
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the browser can’t save an image')))),
  );
}
