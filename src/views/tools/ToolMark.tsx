import type { ToolId } from '../../config/tool-pages.ts';

/** On a grid of 48 units: a sheet under a lens, a seal with a crack, a chain with its key, and a list with a mark. */
const PATHS: Readonly<Record<ToolId, string>> = {
  inspect:
    'M31 20V8H8v32h14M14 16h11M14 23h7M31 39a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM37 37l5 5M28 31l2.2 2.2 4-4.4',
  sign: 'M24 40a16 16 0 1 0 0-32 16 16 0 0 0 0 32ZM26 8l-4 9 6 5-6 7 4 11M13 21l3 3M35 27l-3-3',
  certificate:
    'M14 30a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM34 30a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM20 24h8M34 30v11M34 36h5M14 18V8h9',
  trust:
    'M8 12h4M18 12h22M8 24h4M18 24h10M8 36h4M18 36h8M35 40a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM32 33l2.2 2.2 4-4.4',
};

/** A tool's mark, which says nothing that its name doesn't. */
export const ToolMark = ({ id }: { id: ToolId }) => (
  <svg className="tool-mark" viewBox="4 4 40 40" width="48" height="48" aria-hidden="true">
    <path d={PATHS[id]} />
  </svg>
);
