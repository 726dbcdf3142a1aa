import { at, isRecord } from '../../json.ts';
import { actionsOf, claimOf, contentsOf, has, isMissing, list, text, WrongType } from '../crjson.ts';
import {
  DEPRECATED_ACTIONS,
  FIRST_ACTIONS,
  STANDARD_ACTIONS,
  STANDARD_PARAMETERS,
  WITHOUT_SOURCE_TYPE,
} from '../lists.ts';
import type { Breaches, SpecVersion } from '../rule.ts';

const nameOf = (action: unknown): unknown => at(action, 'action');
const isOpened = (action: unknown): boolean => nameOf(action) === 'c2pa.opened';
const isStandard = (action: unknown): boolean => text(nameOf(action)).startsWith('c2pa.');
const lacksSourceType = (action: unknown): boolean => !has(action, 'digitalSourceType');

/** `mandatory_dst_for_perceptible_transformations` */
export const mandatoryDstForPerceptibleTransformations = (manifest: unknown): Breaches =>
  actionsOf(manifest)
    .filter((one) => isStandard(one) && !WITHOUT_SOURCE_TYPE.has(nameOf(one)) && lacksSourceType(one))
    .map(nameOf);

/** `mandatory_dst_for_created_action` */
export const mandatoryDstForCreatedAction = (manifest: unknown): Breaches =>
  actionsOf(manifest)
    .filter((one) => nameOf(one) === 'c2pa.created' && lacksSourceType(one))
    .map(nameOf);

/** `no_dst_for_opened_action`: the rules for C2PA 2.2 have it, but it applies from 2.4. */
export const noDstForOpenedAction = (manifest: unknown, version: SpecVersion): Breaches =>
  version === '2.2'
    ? []
    : actionsOf(manifest)
        .filter((one) => isOpened(one) && !lacksSourceType(one))
        .map((one) => at(one, 'digitalSourceType'));

/** `mandatory_all_actions_included` */
export const mandatoryAllActionsIncluded = (manifest: unknown): Breaches =>
  contentsOf(manifest)
    .filter((content) => has(content, 'actions') && !has(content, 'allActionsIncluded'))
    .map(() => 'allActionsIncluded');

/** `all_actions_included_opened` */
export function allActionsIncludedOpened(manifest: unknown): Breaches {
  const actions = actionsOf(manifest);
  const isComplete = at(manifest, 'assertions', 'c2pa.actions.v2', 'allActionsIncluded') === true;
  return actions.length === 1 && !isComplete && actions.some(isOpened) ? ['c2pa.opened'] : [];
}

/**
 * `inception_action_position`. Without `c2pa.created`, any action can be the first: the rule looks at `c2pa.opened` only
 * if there's a `c2pa.created` to precede.
 */
export function inceptionActionPosition(manifest: unknown): Breaches {
  const created = at(claimOf(manifest), 'created_assertions');
  const [first = ''] = list(created)
    .map((reference) => text(at(reference, 'url')))
    .filter((url) => url.includes('c2pa.actions'));
  if (!first.endsWith('c2pa.actions.v2')) return [first || 'created_assertions'];
  const actions = actionsOf(manifest);
  const begins =
    !actions.some((one) => nameOf(one) === 'c2pa.created') || FIRST_ACTIONS.has(nameOf(actions[0]));
  return begins ? [] : [nameOf(actions[0])];
}

/** `opened_action_ingredient_reference` */
export const openedActionIngredientReference = (manifest: unknown): Breaches =>
  actionsOf(manifest)
    .filter((one) => isOpened(one) && list(at(one, 'parameters', 'ingredients')).length !== 1)
    .map(nameOf);

/** `no_deprecated_actions` */
export const noDeprecatedActions = (manifest: unknown, version: SpecVersion): Breaches =>
  actionsOf(manifest)
    .map(nameOf)
    .filter((name) => DEPRECATED_ACTIONS[version].has(name));

/** `no_unsupported_actions` */
export const noUnsupportedActions = (manifest: unknown, version: SpecVersion): Breaches =>
  actionsOf(manifest)
    .filter((one) => isStandard(one) && !STANDARD_ACTIONS[version].has(nameOf(one)))
    .map(nameOf);

/** `no_unrecognized_custom_actions` */
export const noUnrecognizedCustomActions = (manifest: unknown): Breaches =>
  actionsOf(manifest)
    .filter((one) => !isStandard(one) && !text(nameOf(one)).includes('.'))
    .map(nameOf);

/** `no_unrecognized_custom_action_parameters` */
export const noUnrecognizedCustomActionParameters = (manifest: unknown, version: SpecVersion): Breaches =>
  actionsOf(manifest)
    .map((one) => at(one, 'parameters'))
    .filter((parameters) => !isMissing(parameters))
    .flatMap((parameters) => {
      if (!isRecord(parameters)) throw new WrongType('expected an object');
      return Object.keys(parameters);
    })
    .filter((key) => !STANDARD_PARAMETERS[version].has(key) && !key.includes('.'));

/** `discouraged_legacy_action_parameters` */
export const discouragedLegacyActionParameters = (manifest: unknown): Breaches =>
  actionsOf(manifest)
    .filter((one) => has(one, 'parameters', 'description') || has(one, 'parameters', 'ingredient'))
    .map((one) => nameOf(one) ?? 'unknown');
