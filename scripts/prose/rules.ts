import type { Glossary } from '../../src/content/data/glossary.ts';
import type { Rule } from './page.ts';
import { description } from './rules/description.ts';
import { fences } from './rules/fences.ts';
import { filler } from './rules/filler.ts';
import { grammar } from './rules/grammar.ts';
import { headings } from './rules/headings.ts';
import { imageText } from './rules/image-text.ts';
import { linkLabels } from './rules/link-labels.ts';
import { rhythm } from './rules/rhythm.ts';
import { samples } from './rules/samples.ts';
import { sentenceLength } from './rules/sentence-length.ts';
import { sentenceLines } from './rules/sentence-lines.ts';
import { spelling } from './rules/spelling.ts';
import { voice } from './rules/voice.ts';

/** What a page is held to, beside what the build refuses. */
export function rulesOf(glossary: Glossary, samplesDir: string): Rule[] {
  return [
    description,
    headings,
    linkLabels,
    fences,
    sentenceLines,
    sentenceLength,
    rhythm,
    filler,
    voice,
    grammar,
    spelling(glossary),
    samples(samplesDir),
    imageText,
  ];
}
