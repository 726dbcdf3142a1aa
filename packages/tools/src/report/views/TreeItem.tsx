import type { Line } from '@content-credentials/verdict/report/lines';
import { type TreeNode, UNTITLED_FILE } from '@content-credentials/verdict/report/provenance';
import { type ManifestView, type Report, signingTimeIn } from '@content-credentials/verdict/report/report';
import { countedLines } from '@content-credentials/verdict/report/statement-rows';
import type { ReactNode } from 'react';
import { BoundedImage } from '../../shared/BoundedImage.tsx';
import { formatCount } from '../../shared/count.ts';
import { Brief } from '../../shared/ShowText.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import { SHOWN_CHILDREN } from '../tree-keys.ts';
import { isVerifiedIn } from './NodePanel.tsx';
import { LineText } from './RowList.tsx';
import { When } from './When.tsx';

/** What's the same in all steps, and said above them. */
export interface SameSteps {
  signer?: string | undefined;
  isUnverified: boolean;
  isUntimed: boolean;
}

export interface TreeItemProps {
  node: TreeNode;
  report: Report;
  /** The file itself, if browsers show it: its credentials may have no thumbnail of it. */
  own?: Blob | undefined;
  state: {
    open: ReadonlySet<string>;
    chosen: string;
    focused: string;
    details: ReadonlyMap<string, ReactNode>;
    same: SameSteps;
  };
  onToggle(id: string, isOpen: boolean): void;
  onChoose(id: string): void;
}

const ROLES: Readonly<Record<string, string>> = {
  parentOf: 'Previous version',
  componentOf: 'Part of it',
  inputTo: 'Used to make it',
};

function noteOf({ title, relationship, cut, recorded }: TreeNode): string {
  if (relationship === undefined) return title === UNTITLED_FILE ? '' : 'This file';
  const role = ROLES[relationship] ?? 'Ingredient';
  if (recorded) return `${role}, already invalid when it was added`;
  if (cut === 'repeats') return `${role}, repeats an ancestor`;
  if (cut === 'deep') return `${role}, not all descendants shown`;
  return role;
}

/** More of what was done is in the details. */
const NAMED_ACTIONS = 3;

/** What was done in a step, in a line. */
function doneIn(manifest: ManifestView | undefined): Line {
  if (!manifest) return ['No credentials'];
  return countedLines(manifest.actions)
    .slice(0, NAMED_ACTIONS)
    .flatMap((line, index) => [
      index === 0 ? '' : ', ',
      ...line.map((piece) => {
        if (typeof piece !== 'string') return piece;
        return (index === 0 ? piece : piece.toLowerCase()).replace(' × ', '\u00a0×\u00a0');
      }),
    ]);
}

interface SignedProps {
  manifest: ManifestView;
  report: Report;
  same: SameSteps;
}

/** Who signed a step, and when, unless it's the same in all. */
function Signed({ manifest, report, same }: SignedProps) {
  const { name, organization } = manifest.signer;
  const signing = signingTimeIn(report, manifest);
  return (
    <>
      {!same.signer && (
        <span className="tree-who">
          <Brief limit={60}>{name ?? organization ?? 'No name given'}</Brief>
          {!same.isUnverified && !isVerifiedIn(report, manifest) && <small>not verified</small>}
        </span>
      )}
      {!same.isUntimed && (
        <span className="tree-when">
          {signing.state === 'claimed' && 'Claimed: '}
          {'time' in signing && <When time={signing.time} />}
          {signing.state === 'bad' && 'Time stamp not valid'}
          {signing.state === 'none' && 'No time stamp'}
        </span>
      )}
    </>
  );
}

/** In place of a picture: a sheet. */
const BLANK = (
  <svg className="tree-blank" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M16 12h11l6 6v18H16zM27 12v6h6M21 24h7M21 29h7" />
  </svg>
);

/** A node of the provenance tree, with its children. */
export function TreeItem({ node, report, own, state, onToggle, onChoose }: TreeItemProps) {
  const { id, title, children } = node;
  const picture = useObjectUrl(report.pictures.get(node.picture ?? '') ?? own);
  const manifest = report.manifests.get(node.manifest ?? '');
  const isParent = children.length > 0;
  const isOpen = isParent && state.open.has(id);
  const more = children.length - SHOWN_CHILDREN;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles keys for all of its items
    <li
      role="treeitem"
      data-node={id}
      aria-selected={state.chosen === id}
      aria-expanded={isParent ? isOpen : undefined}
      tabIndex={state.focused === id ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation();
        const pressed = event.target as Element;
        if (isParent && pressed.closest('.tree-fold')) onToggle(id, !isOpen);
        else if (!pressed.closest('.node-panel')) onChoose(id);
      }}
    >
      <div className="tree-line" data-bare={node.manifest === undefined || undefined}>
        {picture ? <BoundedImage src={picture} alt="" instead={BLANK} /> : BLANK}
        <span className="tree-name">
          <Brief limit={60}>{title}</Brief>
          <small>{noteOf(node)}</small>
          <small>
            <LineText line={doneIn(manifest)} />
          </small>
        </span>
        {manifest && <Signed {...{ manifest, report }} same={state.same} />}
        <span className="tree-fold" data-empty={!isParent || undefined} aria-hidden="true" />
      </div>
      {state.details.get(id)}
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a group within a tree, following the ARIA pattern
        <ul role="group">
          {children.slice(0, SHOWN_CHILDREN).map((child) => (
            <TreeItem key={child.id} {...{ node: child, report, state, onToggle, onChoose }} />
          ))}
          {more > 0 && (
            <li role="none" className="tree-more">
              and {formatCount(more)} more, in the full report
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
