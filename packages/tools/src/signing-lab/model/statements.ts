import { entriesAt, isRecord, type JsonRecord, listAt, textAt } from '@content-credentials/verdict/json';

/** What people state about the image besides its actions, as far as the form shows it. */
export interface Statements {
  /** `dc:creator` of `cawg.metadata`; empty for none. */
  author: string;
  /** `dc:rights` of `cawg.metadata`. */
  rights: string;
  /** The same answer for all four uses of `cawg.training-mining`; `mixed` if they differ. */
  training: '' | 'allowed' | 'notAllowed' | 'mixed';
  /** `c2pa.ai-disclosure`; undefined for none. */
  disclosure?: Disclosure;
}

export interface Disclosure {
  /** `modelName`. */
  model: string;
  /** `contentProfile.humanOversightLevel`; empty if it isn't stated. */
  oversight: string;
}

const METADATA = 'cawg.metadata';
const TRAINING = 'cawg.training-mining';
const DISCLOSURE = 'c2pa.ai-disclosure';

/** The uses that CAWG's Training and Data Mining Assertion 1.1 names. */
const USES = ['cawg.ai_inference', 'cawg.ai_generative_training', 'cawg.ai_training', 'cawg.data_mining'];

/** Levels of C2PA 2.4, AI disclosure, in plain words. */
export const OVERSIGHT: ReadonlyArray<readonly [level: string, words: string]> = [
  ['fully_autonomous', 'No person reviewed the output'],
  ['prompt_guided', 'A person wrote the prompt or the settings'],
  ['human_validated', 'A person reviewed and approved the output'],
];

const DC = { dc: 'http://purl.org/dc/elements/1.1/' };

/** A metadata value is a text, a list, or a text for each language. */
function firstText(data: JsonRecord, key: string): string {
  const value = data[key];
  if (typeof value === 'string') return value;
  const [first] = Array.isArray(value) ? value : entriesAt(value).map(([, one]) => one);
  return typeof first === 'string' ? first : '';
}

function trainingOf(data: JsonRecord): Statements['training'] {
  const uses = entriesAt(data, 'entries').map(([, entry]) => textAt(entry, 'use') ?? '');
  const [first] = uses;
  if (first === undefined) return '';
  const isSame = uses.every((use) => use === first);
  return isSame && (first === 'allowed' || first === 'notAllowed') ? first : 'mixed';
}

/** What the form shows of a definition. */
export function statementsOf(definition: JsonRecord): Statements {
  const metadata = assertionData(definition, METADATA) ?? {};
  const disclosed = assertionData(definition, DISCLOSURE);
  return {
    author: firstText(metadata, 'dc:creator'),
    rights: firstText(metadata, 'dc:rights'),
    training: trainingOf(assertionData(definition, TRAINING) ?? {}),
    ...(disclosed && {
      disclosure: {
        model: textAt(disclosed, 'modelName') ?? '',
        oversight: textAt(disclosed, 'contentProfile', 'humanOversightLevel') ?? '',
      },
    }),
  };
}

function withMetadata(definition: JsonRecord, key: string, value: unknown): JsonRecord {
  const { [key]: _, '@context': context, ...others } = assertionData(definition, METADATA) ?? {};
  const data = { ...others, ...(value !== undefined && { [key]: value }) };
  const isEmpty = entriesAt(data).length === 0;
  const names = { ...(isRecord(context) && context), ...DC };
  return withAssertion(definition, METADATA, isEmpty ? undefined : { '@context': names, ...data });
}

function withDisclosure(definition: JsonRecord, disclosure: Disclosure | undefined): JsonRecord {
  if (!disclosure) return withAssertion(definition, DISCLOSURE, undefined);
  const { modelName: _, contentProfile, ...others } = assertionData(definition, DISCLOSURE) ?? {};
  const { humanOversightLevel: __, ...profile } = isRecord(contentProfile) ? contentProfile : {};
  const level = disclosure.oversight && { humanOversightLevel: disclosure.oversight };
  const combined = { ...profile, ...(level || undefined) };
  return withAssertion(definition, DISCLOSURE, {
    modelType: 'c2pa.types.model',
    ...others,
    ...(disclosure.model && { modelName: disclosure.model }),
    ...(entriesAt(combined).length > 0 && { contentProfile: combined }),
  });
}

/** The definition with what was changed in the form, and everything else as it was. */
export function withStatements(definition: JsonRecord, change: Partial<Statements>): JsonRecord {
  let next = definition;
  if (change.author !== undefined)
    next = withMetadata(next, 'dc:creator', change.author ? [change.author] : undefined);
  if (change.rights !== undefined)
    next = withMetadata(next, 'dc:rights', change.rights ? { 'x-default': change.rights } : undefined);
  if (change.training !== undefined && change.training !== 'mixed') {
    const entries = Object.fromEntries(USES.map((use) => [use, { use: change.training }]));
    next = withAssertion(next, TRAINING, change.training ? { entries } : undefined);
  }
  if ('disclosure' in change) next = withDisclosure(next, change.disclosure);
  return next;
}

/** Claims about how the image was made: they don't apply to what is done to it next. */
export const withoutDisclosure = (definition: JsonRecord): JsonRecord =>
  listAt(definition, 'assertions').length > 0 ? withDisclosure(definition, undefined) : definition;

/** The data of the first assertion with this label; undefined if there's none. */
function assertionData(definition: JsonRecord, label: string): JsonRecord | undefined {
  const found = listAt(definition, 'assertions').find((one) => textAt(one, 'label') === label);
  if (!isRecord(found)) return undefined;
  return isRecord(found.data) ? found.data : {};
}

/** The definition with this data in an assertion, or without the assertion. Everything else stays as it is. */
function withAssertion(definition: JsonRecord, label: string, data: JsonRecord | undefined): JsonRecord {
  const assertions = listAt(definition, 'assertions');
  const old = assertions.find((one) => textAt(one, 'label') === label);
  const isEmpty = data === undefined || entriesAt(data).length === 0;
  if (isEmpty)
    return old ? { ...definition, assertions: assertions.filter((one) => one !== old) } : definition;
  const fresh = { label, ...(isRecord(old) && old), data };
  return {
    ...definition,
    assertions: old ? assertions.map((one) => (one === old ? fresh : one)) : [...assertions, fresh],
  };
}
