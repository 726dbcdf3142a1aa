import { countBelow, type TreeNode } from '@content-credentials/verdict/report/provenance';
import { historyOf, type Report, signingTimeIn } from '@content-credentials/verdict/report/report';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Brief } from '../../shared/ShowText.tsx';
import { drawingOf, keyTarget, visibleNodes } from '../tree-keys.ts';
import { FIRST_ZOOM, MAX_ZOOM, zoomAfter } from '../tree-zoom.ts';
import { isVerifiedIn } from './NodePanel.tsx';
import { type SameSteps, TreeItem } from './TreeItem.tsx';

interface ProvenanceTreeProps {
  report: Report;
  own?: Blob | undefined;
  chosen: string;
  /** In a narrow place, a tree is always in rows. */
  isNarrow: boolean;
  /** What's shown below a node, by its id. */
  details: ReadonlyMap<string, ReactNode>;
  onChoose(id: string): void;
}

/** Files in a tree that's too small for other sizes to help. */
const SMALL_TREE = 8;

const idsIn = ({ id, children }: TreeNode): string[] => [id, ...children.flatMap(idsIn)];

/** A small tree starts open; in a large one, nodes with many children start collapsed, so that all of it is visible at first. */
const openAtFirst = (tree: TreeNode): ReadonlySet<string> =>
  new Set(
    countBelow(tree) < SMALL_TREE
      ? idsIn(tree)
      : [tree.id, ...tree.children.filter(({ children }) => children.length <= 8).map(({ id }) => id)],
  );

/** The file and its ingredients, following the ARIA tree pattern: one Tab stop, with arrow keys inside. */
export function ProvenanceTree({ report, own, chosen, isNarrow, details, onChoose }: ProvenanceTreeProps) {
  const { tree } = report;
  const [open, setOpen] = useState(() => openAtFirst(tree));
  const [focused, setFocused] = useState(tree.id);
  const [zoom, setZoom] = useState(FIRST_ZOOM);
  const list = useRef<HTMLUListElement>(null);
  const same = sameIn(report);

  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
    // A node that's been removed can't keep the focus.
    if (!isOpen && focused.startsWith(`${id}.`)) setFocused(id);
  };

  const press = (event: KeyboardEvent) => {
    // With Ctrl or Command, the same keys zoom the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest('.node-panel')) return;
    const next = zoomAfter(zoom, event.key);
    if (next !== undefined) {
      event.preventDefault();
      return setZoom(next);
    }
    const target = keyTarget(event.key, visibleNodes(tree, open), focused, open);
    if (!target) return;
    event.preventDefault();
    if (target.toggle !== undefined) toggle(focused, target.toggle);
    if (target.choose) onChoose(focused);
    if (target.focus !== undefined) {
      setFocused(target.focus);
      list.current?.querySelector<HTMLElement>(`[data-node="${target.focus}"]`)?.focus();
    }
  };

  return (
    <div className="tree-frame">
      <Same {...same} />
      {countBelow(tree) >= SMALL_TREE && <TreeZoom zoom={zoom} onZoom={setZoom} />}
      <ul
        className="history-tree"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: without the roles, a tree is a list
        role="tree"
        aria-label="Provenance"
        data-zoom={zoom}
        data-drawn={isNarrow ? undefined : drawingOf(tree)}
        ref={list}
        onKeyDown={press}
      >
        <TreeItem
          node={tree}
          report={report}
          own={own}
          state={{ open, chosen, focused, details, same }}
          onToggle={toggle}
          onChoose={(id) => {
            setFocused(id);
            onChoose(id);
          }}
        />
      </ul>
    </div>
  );
}

/** What's the same in all steps, and said once. */
function sameIn(report: Report): SameSteps {
  const steps = historyOf(report);
  const [first, ...others] = steps;
  if (!first || others.length === 0) return { isUnverified: false, isUntimed: false };
  const isUnverified = steps.every((one) => !isVerifiedIn(report, one));
  const isAlike = isUnverified || steps.every((one) => isVerifiedIn(report, one));
  const { name, organization } = first.signer;
  const isOne = others.every(({ signer }) => signer.name === name && signer.organization === organization);
  return {
    isUnverified,
    isUntimed: steps.every((one) => signingTimeIn(report, one).state === 'none'),
    ...(isAlike && isOne && { signer: name ?? organization }),
  };
}

function Same({ signer, isUnverified, isUntimed }: SameSteps) {
  if (!signer && !isUnverified && !isUntimed) return null;
  return (
    <p className="soft">
      In every step:{' '}
      {signer ? (
        <>
          {isUnverified ? 'claimed signer' : 'signed by'} <Brief limit={60}>{signer}</Brief>
          {isUnverified && ' (not verified)'}
        </>
      ) : (
        isUnverified && 'signer not verified'
      )}
      {isUntimed && (signer || isUnverified ? ', no time stamp' : 'no time stamp')}.
    </p>
  );
}

/** Makes the tree's thumbnails larger or smaller, down to none. In the tree, the + and - keys do the same. */
function TreeZoom({ zoom, onZoom }: { zoom: number; onZoom(zoom: number): void }) {
  const button = (key: '+' | '-', label: string) => {
    const next = zoomAfter(zoom, key) ?? zoom;
    return (
      <button
        type="button"
        className="button button-quiet"
        aria-label={label}
        title={`${label} (${key})`}
        // Not disabled, because a disabled button would lose the focus.
        aria-disabled={next === zoom || undefined}
        onClick={() => onZoom(next)}
      >
        {key === '+' ? '+' : '−'}
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="tree-zoom" role="group" aria-label="Size of the images">
      {button('-', 'Zoom out')}
      {button('+', 'Zoom in')}
      <span className="sr-only" role="status">
        {zoom === 0 ? 'No images' : `Size ${zoom} of ${MAX_ZOOM}`}
      </span>
    </div>
  );
}
