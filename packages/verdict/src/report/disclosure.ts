import { at, textAt } from '../json.ts';
import type { AssertionView } from './assertions.ts';
import { plainValue } from './metadata.ts';

/** An AI disclosure: which model was used, and how far people were involved (C2PA 2.4, §18.28). */
export interface Disclosure {
  /** `c2pa.types.model.huggingface.transformers` */
  type?: string;
  name?: string;
  /** Such as a package URL. */
  identifier?: string;
  /** In words, or as written if it isn't a standard value. */
  oversight?: { words?: string; value: string };
  domain?: string;
}

const LABEL = /^c2pa\.ai-disclosure(?:__\d+)?$/;
const MAX_DISCLOSURES = 20;

/** Levels of human oversight in words, based on the schema's comments. */
const OVERSIGHT: Readonly<Record<string, string>> = {
  fully_autonomous: 'No person reviewed the output',
  prompt_guided: 'A person wrote the prompt but didn’t approve the output',
  human_validated: 'A person reviewed and approved the output',
};

/** Every AI disclosure in a manifest's assertions. */
export const disclosuresOf = (assertions: readonly AssertionView[]): Disclosure[] =>
  assertions
    .filter(({ label }) => LABEL.test(label))
    .slice(0, MAX_DISCLOSURES)
    .map(({ data }) => {
      const value = textAt(data, 'contentProfile', 'humanOversightLevel');
      return {
        type: textAt(data, 'modelType'),
        name: textAt(data, 'modelName'),
        identifier: textAt(data, 'modelIdentifier'),
        oversight: value === undefined ? undefined : { value, words: oversightWords(value) },
        domain: plainValue(at(data, 'scientificDomain')),
      };
    });

const oversightWords = (level: string): string | undefined =>
  Object.hasOwn(OVERSIGHT, level) ? OVERSIGHT[level] : undefined;
