import {
  isOpenFence,
  isUnclosed,
  openFenceMessage,
  unclosedMessage,
} from '../../../src/content/markdown/unclosed.ts';
import { lineOf, nodesOf, type Rule } from '../page.ts';

/** Callouts and code fences are closed. */
export const unclosed: Rule = ({ file, lines, tree }) => [
  ...[...nodesOf(tree, ['containerDirective'])]
    .filter(({ node }) => isUnclosed(node, lines))
    .map(({ node }) => ({ file, line: lineOf(node), message: unclosedMessage(node) })),
  ...[...nodesOf(tree, ['code'])]
    .filter(({ node }) => isOpenFence(node, lines))
    .map(({ node }) => ({ file, line: lineOf(node), message: openFenceMessage(node.lang ?? '') })),
];
