import { glossary } from '../../../content/data/glossary.ts';
import type { Rule } from '../page.ts';
import {
  fixes,
  headings,
  imageSize,
  imageText,
  linkLabels,
  sentenceLength,
  sentenceLines,
  tableWidth,
} from './form.ts';
import { description, labels, pageType } from './front-matter.ts';
import { grammar, newest, spelling, typedVersions, words } from './words.ts';

/**
 * What pages follow in addition to what the build and markdownlint check.
 * @param sidebarLabels labels in sidebars.ts by page id
 */
export const rulesOf = (sourceDir: string, sidebarLabels: ReadonlyMap<string, string>): Rule[] => [
  description,
  pageType,
  labels(sidebarLabels),
  headings,
  linkLabels,
  imageText,
  imageSize(sourceDir),
  tableWidth,
  fixes,
  sentenceLines,
  sentenceLength,
  words,
  grammar,
  spelling(glossary(sourceDir)),
  typedVersions,
  newest,
];
