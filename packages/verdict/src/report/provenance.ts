import { at, listAt, textAt } from '../json.ts';
import { UNTITLED } from './ingredients.ts';
import { recordedCodes } from './recorded.ts';

/** A file whose credentials don't name it. */
export const UNTITLED_FILE = 'This file';

/** A node in a file's history: the file itself, or a direct or indirect ingredient. */
export interface TreeNode {
  /** Its place in the tree, `0.2.1`. */
  id: string;
  title: string;
  /** `parentOf`, `componentOf` or `inputTo`; undefined for the file itself. */
  relationship?: string;
  format?: string;
  /** Label of its own manifest. */
  manifest?: string;
  /** The `label` of its assertion in the manifest that names it. */
  assertion?: string;
  picture?: string;
  /** What had already failed when it was added, by the record of the signer's program. */
  recorded?: string[];
  children: TreeNode[];
  /** Why nothing is shown below it, although there might be something. */
  cut?: 'repeats' | 'deep' | 'many';
}

/** The tree is untrusted: it can contain itself or never end. */
const MAX_DEPTH = 20;
const MAX_NODES = 2000;

/**
 * The history in a report, with the file itself at the top.
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#ingredient_assertion
 */
export function provenanceTree(report: unknown): TreeNode {
  let nodes = 0;

  function below(
    label: string | undefined,
    id: string,
    path: readonly string[],
  ): Pick<TreeNode, 'children' | 'cut'> {
    if (label === undefined) return { children: [] };
    if (path.includes(label)) return { children: [], cut: 'repeats' };
    const ingredients = listAt(report, 'manifests', label, 'ingredients');
    if (ingredients.length > 0 && path.length >= MAX_DEPTH) return { children: [], cut: 'deep' };
    const children: TreeNode[] = [];
    for (const [index, ingredient] of ingredients.entries()) {
      if (nodes >= MAX_NODES) return { children, cut: 'many' };
      nodes += 1;
      children.push(node(ingredient, `${id}.${index}`, [...path, label]));
    }
    return { children };
  }

  function node(ingredient: unknown, id: string, path: readonly string[]): TreeNode {
    const manifest = textAt(ingredient, 'active_manifest');
    const recorded = recordedCodes(ingredient);
    return {
      id,
      title: textAt(ingredient, 'title') ?? UNTITLED,
      relationship: textAt(ingredient, 'relationship'),
      format: textAt(ingredient, 'format'),
      manifest,
      assertion: textAt(ingredient, 'label'),
      picture:
        textAt(ingredient, 'thumbnail', 'identifier') ??
        (manifest && textAt(report, 'manifests', manifest, 'thumbnail', 'identifier')),
      ...(recorded.length > 0 && { recorded }),
      ...below(manifest, id, path),
    };
  }

  const active = textAt(report, 'active_manifest');
  const manifest = active === undefined ? undefined : at(report, 'manifests', active);
  return {
    id: '0',
    title: textAt(manifest, 'title') ?? UNTITLED_FILE,
    format: textAt(manifest, 'format'),
    manifest: active,
    picture: textAt(manifest, 'thumbnail', 'identifier'),
    ...below(active, '0', []),
  };
}

/** The node at a position in the tree, or undefined. */
export function nodeAt(tree: TreeNode, id: string): TreeNode | undefined {
  const [, ...path] = id.split('.').map(Number);
  let here: TreeNode | undefined = tree;
  for (const index of path) here = here?.children[index];
  return here;
}

/** All nodes below a node. */
export const countBelow = ({ children }: TreeNode): number =>
  children.reduce((sum, child) => sum + 1 + countBelow(child), 0);

/** Relationships of an ingredient (C2PA 2.4, "Ingredient"), in words. */
export const RELATIONSHIPS: Readonly<Record<string, string>> = {
  parentOf: 'parent: the previous version',
  componentOf: 'component: part of this asset',
  inputTo: 'input: used to make this asset',
};
