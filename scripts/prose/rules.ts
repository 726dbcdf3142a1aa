import { join } from 'node:path';
import type { Glossary } from '../../src/content/data/glossary.ts';
import type { Rule } from './page.ts';
import { description } from './rules/description.ts';
import { fences } from './rules/fences.ts';
import { filler } from './rules/filler.ts';
import { grammar } from './rules/grammar.ts';
import { headings } from './rules/headings.ts';
import { imageSize } from './rules/image-size.ts';
import { imageText } from './rules/image-text.ts';
import { introductions } from './rules/introductions.ts';
import { labels } from './rules/labels.ts';
import { linkLabels } from './rules/link-labels.ts';
import { newest } from './rules/newest.ts';
import { pageLength } from './rules/page-length.ts';
import { pageType } from './rules/page-type.ts';
import { rhythm } from './rules/rhythm.ts';
import { samples } from './rules/samples.ts';
import { sentenceLength } from './rules/sentence-length.ts';
import { sentenceLines } from './rules/sentence-lines.ts';
import { spelling } from './rules/spelling.ts';
import { tableWidth } from './rules/table-width.ts';
import { typedVersions } from './rules/typed-versions.ts';
import { unclosed } from './rules/unclosed.ts';
import { voice } from './rules/voice.ts';

interface Sources {
  glossary: Glossary;
  /** The site's folder. */
  sourceDir: string;
  /** Labels in sidebars.ts by page id. */
  sidebarLabels: ReadonlyMap<string, string>;
}

/** Every rule that pages follow in addition to what the build checks. */
export function rulesOf({ glossary, sourceDir, sidebarLabels }: Sources): Rule[] {
  return [
    description,
    pageType,
    pageLength,
    labels(sidebarLabels),
    headings,
    unclosed,
    introductions,
    linkLabels,
    fences,
    sentenceLines,
    sentenceLength,
    rhythm,
    filler,
    voice,
    grammar,
    spelling(glossary),
    samples(join(sourceDir, 'samples')),
    imageText,
    imageSize(sourceDir),
    tableWidth,
    typedVersions,
    newest,
  ];
}
