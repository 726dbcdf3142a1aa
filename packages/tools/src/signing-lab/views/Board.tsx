import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { BOARD, clearBoard, PENS, type Pen, paintPattern } from '../model/pattern.ts';
import type { Origin } from '../types.ts';

export interface BoardProps {
  /** When a file is in use, the drawing is kept, and becomes the image again when the board returns. */
  isHidden: boolean;
  /** In the steps after it was chosen, it's only shown. */
  isLocked: boolean;
  onPicture(load: () => Promise<File>, from: Origin, givesWay: boolean): void;
  onClear(): void;
  /** The file that's in the frame instead. */
  children: ReactNode;
}

const PEN_NAMES = Object.keys(PENS) as Pen[];

/** The position of a pointer in the board's own pixels. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): [number, number] {
  const box = currentTarget.getBoundingClientRect();
  const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
  return [x * BOARD.width, y * BOARD.height];
}

/** The board as a JPEG. @throws Error if the browser can't create one */
const photoOf = (board: HTMLCanvasElement, from: Origin): Promise<File> =>
  new Promise((done, failed) => {
    const take = (blob: Blob | null) =>
      blob
        ? done(new File([blob], `${from}.jpg`, { type: 'image/jpeg' }))
        : failed(new Error('the browser couldn’t save the drawing as a JPEG'));
    board.toBlob(take, 'image/jpeg', 0.9);
  });

/** A board to draw on. For readers who can't draw, the page paints a pattern. */
export function Board({ isHidden, isLocked, onPicture, onClear, children }: BoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawing = useRef(false);
  /** The board's content; undefined after it was cleared. */
  const holds = useRef<Origin>(undefined);
  const [pen, setPen] = useState<Pen>('ink');
  const [isUsed, setUsed] = useState(false);
  const context = () => canvas.current?.getContext('2d') ?? undefined;

  const handOver = useCallback(
    (from: Origin, givesWay: boolean) => {
      holds.current = from;
      const board = canvas.current;
      if (board) onPicture(() => photoOf(board, from), from, givesWay);
    },
    [onPicture],
  );

  const paint = (givesWay: boolean) => {
    const to = context();
    if (to) paintPattern(to, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
    handOver('pattern', givesWay);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: there's an image from the start, so that readers can begin with any step
  useEffect(() => paint(true), []);

  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current && !isHidden && holds.current) handOver(holds.current, true);
    wasHidden.current = isHidden;
  }, [isHidden, handOver]);

  const clear = () => {
    const to = context();
    if (to) clearBoard(to);
    holds.current = undefined;
    onClear();
  };

  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const to = context();
    if (isLocked || !to || !event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    setUsed(true);
    const [x, y] = placeOf(event);
    Object.assign(to, { strokeStyle: PENS[pen], lineWidth: 7, lineCap: 'round', lineJoin: 'round' });
    to.beginPath();
    to.moveTo(x, y);
    to.lineTo(x, y);
    to.stroke();
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!isDrawing.current) return;
    const to = context();
    to?.lineTo(...placeOf(event));
    to?.stroke();
  };
  const end = () => {
    if (!isDrawing.current) return;
    isDrawing.current = false;
    handOver('drawing', false);
  };

  return (
    <>
      <div className="verdict-place">
        <canvas
          ref={canvas}
          {...BOARD}
          hidden={isHidden}
          role="img"
          aria-label={
            isLocked
              ? 'The image that you sign'
              : 'Drawing board: draw with a pointer, or paint a pattern with the button below'
          }
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        />
        <span className="board-hint" hidden={isUsed || isHidden || isLocked}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />
          </svg>
          Draw here
        </span>
        {children}
      </div>
      <div className="board-ways" hidden={isHidden || isLocked}>
        <fieldset className="pens">
          <legend className="sr-only">Pen</legend>
          {PEN_NAMES.map((name) => (
            <label key={name} data-pen={name}>
              <input type="radio" name="lab-pen" checked={pen === name} onChange={() => setPen(name)} />
              <span className="sr-only">{name}</span>
            </label>
          ))}
        </fieldset>
        <button type="button" className="button button-quiet" onClick={() => paint(false)}>
          New pattern
        </button>
        <button type="button" className="button button-quiet" onClick={clear}>
          Clear
        </button>
      </div>
    </>
  );
}
