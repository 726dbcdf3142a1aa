import { isRecord, type JsonRecord, listAt, textAt } from '@content-credentials/verdict/json';

/** The part of a manifest definition that the form shows. Everything else in it is kept. */
export interface ClaimForm {
  title: string;
  /** Whether the image is new (`c2pa.created`), rather than an edited version of an existing one. */
  isNew: boolean;
  /** URL of the digital source type; required only for a new image. */
  sourceType: string;
  /** Names of the actions after the first, such as `c2pa.cropped`. */
  done: string[];
}

const CREATED = 'c2pa.created';
const ACTIONS = /^c2pa\.actions(?:\.v2)?$/;

export const GENERATOR = { name: 'Demo of this documentation, not a trusted product', version: '1.0.0' };

/** IPTC's digital source types, and those that C2PA added; the last part is the common name. */
const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
export const SOURCE_TYPES: readonly string[] = [
  'digitalCreation',
  'algorithmicMedia',
  'digitalCapture',
  'computationalCapture',
  'screenCapture',
  'humanEdits',
  'composite',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'dataDrivenMedia',
  'virtualRecording',
].map((name) => IPTC + name);
export const DRAWN = `${IPTC}digitalCreation`;
export const GENERATED = `${IPTC}algorithmicMedia`;

/** The actions that the form offers. */
export const EDITS: readonly string[] = [
  'c2pa.drawing',
  'c2pa.cropped',
  'c2pa.resized',
  'c2pa.adjustedColor',
  'c2pa.filtered',
  'c2pa.edited',
];

const isActions = (assertion: unknown) => ACTIONS.test(textAt(assertion, 'label') ?? '');

function actionsIn(definition: JsonRecord): readonly unknown[] {
  return listAt(listAt(definition, 'assertions').find(isActions), 'data', 'actions');
}

const nameOf = (action: unknown): string => textAt(action, 'action') ?? '';
const isCreated = (action: unknown) => nameOf(action) === CREATED;

/** The form's values for a definition. */
export function formOf(definition: JsonRecord): ClaimForm {
  const [first, ...others] = actionsIn(definition);
  const isNew = isCreated(first);
  const edits = isNew || first === undefined ? others : [first, ...others];
  return {
    title: textAt(definition, 'title') ?? '',
    isNew,
    sourceType: isNew ? (textAt(first, 'digitalSourceType') ?? '') : '',
    done: edits.map(nameOf).filter(Boolean),
  };
}

/** Replaces the list of actions; an assertion without actions is removed. */
function withActions(definition: JsonRecord, actions: readonly unknown[]): JsonRecord {
  const assertions = listAt(definition, 'assertions');
  const old = assertions.find(isActions);
  const data = isRecord(old) && isRecord(old.data) ? old.data : {};
  // The signer is responsible for the actions, so they belong in the created assertions (C2PA 2.4, §18.16).
  const ours = { label: 'c2pa.actions.v2', created: true };
  const fresh = { ...(isRecord(old) ? old : ours), data: { ...data, actions } };
  if (old !== undefined)
    return { ...definition, assertions: assertions.map((one) => (one === old ? fresh : one)) };
  return { ...definition, assertions: [...assertions, fresh] };
}

/** The definition with the form's changes, and everything else unchanged. */
export function withForm(definition: JsonRecord, change: Partial<ClaimForm>): JsonRecord {
  const form = { ...formOf(definition), ...change };
  const [first, ...others] = actionsIn(definition);
  const before = isCreated(first) || first === undefined ? others : [first, ...others];
  // An action that stays keeps its other fields.
  const done = form.done.map((name) => before.find((one) => nameOf(one) === name) ?? { action: name });
  const created = {
    ...(isCreated(first) && isRecord(first) && first),
    action: CREATED,
    digitalSourceType: form.sourceType || DRAWN,
  };
  const titled = { ...definition, title: form.title };
  return withActions(titled, form.isNew ? [created, ...done] : done);
}

/** The default claim for an image. */
export const firstDefinition = (title: string, sourceType: string): JsonRecord =>
  withForm({ title, claim_generator_info: [GENERATOR] }, { isNew: true, sourceType });

/** Whether the SDK has to write the first action, `c2pa.opened`, with the original image as the parent. */
export function isEdit(definition: JsonRecord): boolean {
  const [first] = actionsIn(definition);
  return !isCreated(first) && nameOf(first) !== 'c2pa.opened';
}

const markAsDemo = (text: string) => (/\bdemo\b/i.test(text) ? text : `Demo: ${text || 'untitled'}`);

/**
 * The definition to sign: whatever was typed, the title and claim generator say that it's a demo, so that the file is
 * always identifiable as one.
 */
export function asDemo(definition: JsonRecord): JsonRecord {
  const [generator] = listAt(definition, 'claim_generator_info');
  const name = textAt(generator, 'name');
  return {
    ...definition,
    title: markAsDemo(textAt(definition, 'title') ?? ''),
    claim_generator_info: [
      name === undefined ? GENERATOR : { ...(isRecord(generator) && generator), name: markAsDemo(name) },
    ],
  };
}
