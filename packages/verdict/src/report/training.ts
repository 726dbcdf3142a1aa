import { entriesAt, textAt } from '../json.ts';
import type { AssertionView } from './assertions.ts';

/** What a training and data mining assertion says about one use. */
export interface TrainingChoice {
  /** In words, or as written if it isn't a standard use. */
  use: string;
  choice: 'allowed' | 'notAllowed' | 'constrained' | 'unknown';
  /** For a constrained use: its terms, as written. */
  terms?: string;
}

const LABEL = /^(?:cawg|c2pa)\.training-mining(?:\.v\d+)?(?:__\d+)?$/;

/** Uses by the last part of their names: the older C2PA assertion names them like CAWG Training and Data Mining 1.1. */
const USES: Readonly<Record<string, string>> = {
  ai_generative_training: 'Training of generative models',
  ai_training: 'Training of other models',
  ai_inference: 'Use as input of a model',
  data_mining: 'Data mining',
};
const CHOICES = ['allowed', 'notAllowed', 'constrained'] as const;
const MAX_USES = 20;

function choiceOf(name: string, entry: unknown): TrainingChoice {
  const known = /^(?:cawg|c2pa)\.(\w+)$/.exec(name)?.[1] ?? '';
  const use = textAt(entry, 'use');
  return {
    use: (Object.hasOwn(USES, known) && USES[known]) || name,
    choice: CHOICES.find((one) => one === use) ?? 'unknown',
    terms: textAt(entry, 'constraint_info') ?? textAt(entry, 'constraints_info'),
  };
}

/** What a manifest's assertions say about training and data mining; empty if they say nothing. */
export const trainingOf = (assertions: readonly AssertionView[]): TrainingChoice[] =>
  assertions
    .filter(({ label }) => LABEL.test(label))
    .flatMap(({ data }) => entriesAt(data, 'entries').map(([name, entry]) => choiceOf(name, entry)))
    .slice(0, MAX_USES);
