import { type KeyboardEvent, useRef, useState } from 'react';
import type { TreeNode } from '../../../c2pa/report/provenance.ts';
import type { Report } from '../../../c2pa/report/report.ts';
import { keyTarget, visibleNodes } from '../tree-keys.ts';
import { TreeItem } from './TreeItem.tsx';

export interface ProvenanceTreeProps {
  report: Report;
  chosen: string;
  onChoose(id: string): void;
}

/** Nodes with many children begin closed, so that the whole is seen first. */
const opened = (tree: TreeNode): ReadonlySet<string> =>
  new Set([tree.id, ...tree.children.filter(({ children }) => children.length <= 8).map(({ id }) => id)]);

/** The file and what it was made of, after the tree pattern of ARIA: one stop for Tab, arrows within. */
export function ProvenanceTree({ report, chosen, onChoose }: ProvenanceTreeProps) {
  const { tree } = report;
  const [open, setOpen] = useState(() => opened(tree));
  const [focused, setFocused] = useState(tree.id);
  const list = useRef<HTMLUListElement>(null);

  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
    // What is no longer there cannot keep the focus.
    if (!isOpen && focused.startsWith(`${id}.`)) setFocused(id);
  };

  const press = (event: KeyboardEvent) => {
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
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list is what a tree is without its roles
    <ul className="history-tree" role="tree" aria-label="Provenance" ref={list} onKeyDown={press}>
      <TreeItem
        node={tree}
        pictures={report.pictures}
        state={{ open, chosen, focused }}
        onToggle={toggle}
        onChoose={(id) => {
          setFocused(id);
          onChoose(id);
        }}
      />
    </ul>
  );
}
