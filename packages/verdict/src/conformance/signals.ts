import { at, listAt, textAt } from '../json.ts';
import { claimOf, has, isMissing } from './crjson.ts';
import { FIRST_ACTIONS, NON_EDITORIAL } from './lists.ts';

/** What the program reads from a manifest about how the media was made; signals aren't verdicts. */
export interface Signal {
  /** The rubric's own id, without `signal_`. */
  id: string;
  about: 'inception' | 'transformation';
  /** In our words. */
  says: string;
  applies: (manifest: unknown) => boolean;
}

const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const C2PA = 'http://c2pa.org/digitalsourcetype/';

/** Source types of generative AI. */
const AI: ReadonlySet<unknown> = new Set([
  `${IPTC}trainedAlgorithmicMedia`,
  `${IPTC}compositeWithTrainedAlgorithmicMedia`,
  `${IPTC}compositeSynthetic`,
  `${C2PA}trainedAlgorithmicData`,
]);

/** Source types that don't say whether generative AI was used. */
const MAYBE_AI: ReadonlySet<unknown> = new Set([`${IPTC}digitalArt`, `${IPTC}composite`]);

const ACTIONS = 'c2pa.actions.v2';

/** Only the first actions assertion is read. */
const actionsOf = (manifest: unknown): readonly unknown[] =>
  listAt(manifest, 'assertions', ACTIONS, 'actions');

const nameOf = (action: unknown): unknown => at(action, 'action');
const sourceTypeOf = (action: unknown): unknown => at(action, 'digitalSourceType');

const beganAs =
  (...types: string[]) =>
  (manifest: unknown): boolean =>
    actionsOf(manifest).some(
      (one) => FIRST_ACTIONS.has(nameOf(one)) && types.includes(sourceTypeOf(one) as string),
    );

const isEdit = (action: unknown): boolean => {
  const name = nameOf(action);
  return !isMissing(name) && !FIRST_ACTIONS.has(name) && !NON_EDITORIAL.has(name);
};

const editedWith =
  (matches: (sourceType: unknown) => boolean) =>
  (manifest: unknown): boolean =>
    actionsOf(manifest).some((one) => isEdit(one) && matches(sourceTypeOf(one)));

const isUnclear = (action: unknown): boolean => {
  const name = nameOf(action);
  if (isMissing(name)) return false;
  return typeof name !== 'string' || name === 'c2pa.unknown' || !name.startsWith('c2pa.');
};

function isAmbiguous(manifest: unknown): boolean {
  const actions = actionsOf(manifest);
  return (
    actions.length === 0 ||
    at(manifest, 'assertions', ACTIONS, 'allActionsIncluded') !== true ||
    actions.some(isUnclear) ||
    listAt(claimOf(manifest), 'gathered_assertions').some((one) =>
      textAt(one, 'url')?.includes('c2pa.actions'),
    )
  );
}

const INGREDIENT = 'c2pa.ingredient.v3';

const inception = (id: string, says: string, applies: Signal['applies']): Signal => ({
  id,
  about: 'inception',
  says,
  applies,
});

const transformation = (id: string, says: string, applies: Signal['applies']): Signal => ({
  id,
  about: 'transformation',
  says,
  applies,
});

/** Every signal of the program, in the order of its rubric. */
export const SIGNALS: readonly Signal[] = [
  inception('blankCanvas', 'Began with an empty canvas', beganAs(`${C2PA}empty`)),
  inception(
    'capturedMedia',
    'Captured with a camera or a microphone',
    beganAs(`${IPTC}digitalCapture`, `${IPTC}computationalCapture`),
  ),
  inception(
    'capturedMediaStitched',
    'Put together from several captures',
    beganAs(`${IPTC}compositeCapture`),
  ),
  inception(
    'compositionMayContainGenAI',
    'Put together from parts that may include generative AI',
    beganAs(`${IPTC}composite`),
  ),
  inception('fullyGenAIMedia', 'Fully made by generative AI', beganAs(`${IPTC}trainedAlgorithmicMedia`)),
  inception(
    'mediaUnknownProvenance',
    'Contains media of unknown origin',
    (manifest) =>
      has(manifest, 'assertions', INGREDIENT) && !has(manifest, 'assertions', INGREDIENT, 'activeManifest'),
  ),
  inception(
    'nonGenAIDigitalCreation',
    'Made digitally, without generative AI',
    beganAs(`${IPTC}digitalCreation`),
  ),
  inception(
    'partlyGenAICreation',
    'Partly made by generative AI',
    beganAs(`${IPTC}compositeWithTrainedAlgorithmicMedia`),
  ),
  inception(
    'screenCaptureMayContainGenAI',
    'A screen capture, which may show generative AI',
    beganAs(`${IPTC}screenCapture`),
  ),
  transformation(
    'ambiguousActions',
    'The list of actions is incomplete, or some aren’t standard or aren’t the signer’s own',
    isAmbiguous,
  ),
  transformation('nonEditorial', 'Changed in ways that don’t affect what it shows or says', (manifest) =>
    actionsOf(manifest).some((one) => NON_EDITORIAL.has(nameOf(one))),
  ),
  transformation(
    'perceptibleGenAI',
    'Edited with generative AI',
    editedWith((type) => AI.has(type)),
  ),
  transformation(
    'perceptibleNonGenAI',
    'Edited without generative AI',
    editedWith((type) => !isMissing(type) && !AI.has(type)),
  ),
  transformation(
    'perceptiblePossiblyGenAI',
    'Edited in ways that may include generative AI',
    editedWith((type) => MAYBE_AI.has(type)),
  ),
];

/** The signals of a manifest, whatever it contains. */
export const signalsOf = (manifest: unknown): Signal[] => SIGNALS.filter(({ applies }) => applies(manifest));
