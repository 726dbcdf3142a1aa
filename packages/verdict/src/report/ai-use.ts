import { textAt } from '../json.ts';
import { isBegin } from './actions.ts';
import type { TreeNode } from './provenance.ts';
import type { ManifestView, Report } from './report.ts';
import { sourceName, sourceWords } from './terms.ts';

/**
 * Whether content was made with generative AI, according to its manifests:
 *
 * - `yes`: it began as the output of a trained model.
 * - `partly`: a part of it, or an edit, comes from a trained model; or an AI disclosure doesn't say how much.
 * - `no`: its origin is stated, and neither its history nor any component mentions a model.
 * - `none stated`: the same, but a step used processing that may include AI, though not a generative model.
 * - `not stated`: the manifests leave it open.
 */
export type AiAnswer = 'yes' | 'partly' | 'no' | 'none stated' | 'not stated';

/** A statement in a manifest that supports the answer. */
export interface AiReason {
  answer: Exclude<AiAnswer, 'not stated'>;
  /** Label of the manifest that says so. */
  manifest: string;
  /** The action, `c2pa.created`, or the label of the assertion. */
  by: string;
  /** The digital source type as written, and its meaning; absent for an AI disclosure. */
  source?: { address: string; words?: string };
  /** If it's a statement in a field that a vendor invented, what else the vendor says about it. */
  vendor?: { details?: string };
}

export interface AiUse {
  answer: AiAnswer;
  /** Those that agree with the answer: for `partly`, everything that mentions a model. */
  reasons: readonly AiReason[];
}

/**
 * What a source type says about generative AI. Those not listed leave it open: a `composite` or a `screenCapture` can
 * show anything, and `empty` only says where the work began.
 * @see https://cv.iptc.org/newscodes/digitalsourcetype/
 */
const ANSWERS: Readonly<Record<string, AiReason['answer']>> = {
  trainedAlgorithmicMedia: 'yes',
  trainedAlgorithmicData: 'yes',
  compositeWithTrainedAlgorithmicMedia: 'partly',
  compositeSynthetic: 'partly',
  algorithmicMedia: 'no',
  compositeCapture: 'no',
  // By their definitions, AI that isn't generative may be part of both.
  algorithmicallyEnhanced: 'none stated',
  computationalCapture: 'none stated',
  dataDrivenMedia: 'no',
  digitalArt: 'no',
  digitalCapture: 'no',
  digitalCreation: 'no',
  humanEdits: 'no',
  minorHumanEdits: 'no',
  negativeFilm: 'no',
  positiveFilm: 'no',
  print: 'no',
};

const METADATA = /^(?:c2pa|cawg)\.metadata|^stds\.iptc/;
const DISCLOSURE = /^c2pa\.ai-disclosure(?:__\d+)?$/;

/** A hostile report can repeat a statement in thousands of places. */
const MAX_REASONS = 100;

interface AiStatements {
  /** Where the content began. */
  origins: AiReason[];
  /** What was done to it later. */
  changes: AiReason[];
  /** Whether a `c2pa.created` action says that it began with more than an empty canvas. */
  isCreated: boolean;
}

function statementsOf({ label, actions, assertions }: ManifestView): AiStatements {
  const reasons = (by: string, address: string | undefined, vendor?: AiReason['vendor']): AiReason[] => {
    const answer = address === undefined ? undefined : ANSWERS[sourceName(address) ?? ''];
    if (address === undefined || answer === undefined) return [];
    const source = { address, words: sourceWords(address) };
    return [{ answer, manifest: label, by, source, ...(vendor && { vendor }) }];
  };
  const ofActions = (isOrigin: boolean) =>
    actions
      .filter((action) => isBegin(action) === isOrigin)
      .flatMap(({ action, source, vendor }) => [
        ...reasons(action, source?.address),
        ...(vendor ? reasons(vendor.field, vendor.address, { details: vendor.details }) : []),
      ]);
  const ofMetadata = assertions
    .filter((one) => METADATA.test(one.label))
    .flatMap((one) => reasons(one.label, textAt(one.data, 'Iptc4xmpExt:DigitalSourceType')));
  const disclosed = assertions
    .filter((one) => DISCLOSURE.test(one.label))
    .map((one): AiReason => ({ answer: 'partly', manifest: label, by: one.label }));
  return {
    origins: once([...ofActions(true), ...ofMetadata]),
    changes: once([...ofActions(false), ...disclosed]),
    isCreated: actions.some(
      ({ action, source }) => action === 'c2pa.created' && sourceName(source?.address ?? '') !== 'empty',
    ),
  };
}

/** Each statement once, those that mention a model first. */
function once(reasons: readonly AiReason[]): AiReason[] {
  const keyOf = ({ manifest, by, source }: AiReason) => JSON.stringify([manifest, by, source?.address]);
  const unique = [...new Map(reasons.map((one) => [keyOf(one), one])).values()];
  return [...unique.filter(isAi), ...unique.filter((one) => !isAi(one))].slice(0, MAX_REASONS);
}

interface Answered {
  answer: AiAnswer;
}
const isAi = ({ answer }: Answered): boolean => answer === 'yes' || answer === 'partly';
const areAll = (some: readonly Answered[], answer: AiAnswer): boolean =>
  some.length > 0 && some.every((one) => one.answer === answer);

/**
 * Whether a file was made with generative AI, according to its manifest and those of its ingredients. A signer can
 * leave it out or lie, so show the answer next to the state and the signer. Never throws, whatever the report
 * contains.
 */
export function aiUseOf({ tree, manifests }: Pick<Report, 'tree' | 'manifests'>): AiUse {
  const statements = new Map([...manifests].map(([label, manifest]) => [label, statementsOf(manifest)]));

  function answerOf({ manifest, children, cut }: TreeNode): AiUse {
    const own = manifest === undefined ? undefined : statements.get(manifest);
    if (!own) return { answer: 'not stated', reasons: [] };
    const parents = children.filter(({ relationship }) => relationship === 'parentOf').map(answerOf);
    // Anything that was only an input to a model isn't part of the content.
    const isPart = ({ relationship }: TreeNode) => relationship !== 'parentOf' && relationship !== 'inputTo';
    const parts = children.filter(isPart).map(answerOf);
    const below = [...parents, ...parts];
    const all = once([...own.origins, ...own.changes, ...below.flatMap(({ reasons }) => reasons)]);

    // If nothing else says how the content began, it consists of its parts.
    const isComposite = own.origins.length === 0 && parents.length === 0 && !own.isCreated;
    const before = isComposite ? parts : parents;
    if (own.origins.some(({ answer }) => answer === 'yes') || areAll(before, 'yes'))
      return { answer: 'yes', reasons: all.filter(isAi) };
    if (all.some(isAi)) return { answer: 'partly', reasons: all.filter(isAi) };
    const isStated =
      cut === undefined &&
      [...own.origins, ...below].every(({ answer }) => answer === 'no' || answer === 'none stated') &&
      (own.origins.length > 0 || before.length > 0);
    if (!isStated) return { answer: 'not stated', reasons: [] };
    const isOpen = [...all, ...below].some(({ answer }) => answer === 'none stated');
    return { answer: isOpen ? 'none stated' : 'no', reasons: all };
  }

  return answerOf(tree);
}
