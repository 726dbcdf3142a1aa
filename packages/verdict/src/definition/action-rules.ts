import { type Finding, listOf, objectOf, shown } from './finding.ts';

/** Actions that C2PA deprecated, with what to write instead (docs/manifest/writing/assertions-actions, "All action names"). */
const REPLACED: Readonly<Record<string, string>> = {
  'c2pa.color_adjustments': '`c2pa.adjustedColor`',
  'c2pa.watermarked': '`c2pa.watermarked.bound` or `c2pa.watermarked.unbound`',
};
const SOURCE_TYPE = /^http:\/\/(?:cv\.iptc\.org\/newscodes|c2pa\.org)\/digitalsourcetype\/\w+$/;
const FIRST = ['c2pa.created', 'c2pa.opened'];

/** What the intent of a Builder adds: nothing, the action `c2pa.created`, or `c2pa.opened`. */
export type Intent = 'none' | 'create' | 'edit' | 'update';

interface PlacedAction {
  at: string;
  name: string;
  sourceType: unknown;
  parameters: Record<string, unknown>;
}

/** Every action in a definition, in the order the SDK writes them. */
function actionsOf(definition: unknown): PlacedAction[] {
  return listOf(objectOf(definition).assertions).flatMap((assertion, index) => {
    const { label, data } = objectOf(assertion);
    if (typeof label !== 'string' || !/^c2pa\.actions(?:\.v2)?(?:__\d+)?$/.test(label)) return [];
    return listOf(objectOf(data).actions).map((action, place) => {
      const { action: name, digitalSourceType: sourceType, parameters } = objectOf(action);
      const at = `/assertions/${index}/data/actions/${place}`;
      return { at, name: typeof name === 'string' ? name : '', sourceType, parameters: objectOf(parameters) };
    });
  });
}

function firstAction(actions: readonly PlacedAction[], intent: Intent): Finding[] {
  const [first] = actions;
  const starts = actions.filter(({ name }) => FIRST.includes(name));
  if (intent === 'none' && (!first || !FIRST.includes(first.name)))
    return [
      {
        rule: 'first-action',
        severity: 'error',
        at: first ? `${first.at}/action` : '/assertions',
        value: first ? first.name : 'no actions',
        problem:
          'The list of actions must start with `c2pa.created` or `c2pa.opened`. Otherwise, the signed file is Invalid with `assertion.action.malformed`.',
        fix: 'Call `setIntent({ create: "http://cv.iptc.org/newscodes/digitalsourcetype/…" })` for a new work, or `setIntent("edit")` for a changed one. The intent writes the first action.',
      },
    ];
  const extra = starts[intent === 'none' ? 1 : 0];
  if (!extra) return [];
  return [
    {
      rule: 'one-first-action',
      severity: 'error',
      at: `${extra.at}/action`,
      value: extra.name,
      problem: `A manifest has exactly one \`c2pa.created\` or \`c2pa.opened\`${intent === 'none' ? '' : `, and the intent \`${intent}\` writes it`}.`,
      fix: `Remove the action \`${extra.name}\`. A new work has \`c2pa.created\`; a changed one has \`c2pa.opened\` and a parent ingredient.`,
    },
  ];
}

function sourceType({ at, name, sourceType: value }: PlacedAction): Finding[] {
  if (value === undefined || value === null)
    return name === 'c2pa.created'
      ? [
          {
            rule: 'source-type-missing',
            severity: 'error',
            at,
            value: name,
            problem: '`c2pa.created` needs a `digitalSourceType`, which says how the content was made.',
            fix: 'Add `"digitalSourceType": "http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation"`, or the type that applies. Fully AI-generated media is `trainedAlgorithmicMedia`.',
          },
        ]
      : [];
  if (typeof value === 'string' && SOURCE_TYPE.test(value)) return [];
  const type = /(\w+)\/?$/.exec(String(value).slice(-80))?.[1] ?? 'digitalCreation';
  const host = /^(?:empty|trainedAlgorithmicData)$/.test(type) ? 'c2pa.org' : 'cv.iptc.org/newscodes';
  return [
    {
      rule: 'source-type-url',
      severity: 'error',
      at: `${at}/digitalSourceType`,
      value: shown(value),
      problem:
        'A digital source type is a whole URL that starts with `http://`. The SDK signs any text, but validators don’t recognize this value.',
      fix: `Write \`http://${host}/digitalsourcetype/${type}\`, if that’s a type on the list.`,
    },
  ];
}

/** The parameters that name ingredients, in every version of the action. */
const INGREDIENTS = ['ingredientIds', 'org.cai.ingredientIds', 'ingredients', 'ingredient', 'instanceID'];

function opened({ at, name, parameters }: PlacedAction): Finding[] {
  if (name !== 'c2pa.opened' || INGREDIENTS.some((key) => Object.hasOwn(parameters, key))) return [];
  return [
    {
      rule: 'opened-without-ingredient',
      severity: 'error',
      at,
      value: name,
      problem:
        '`c2pa.opened` doesn’t name the ingredient that was opened. The signed file is Invalid with `assertion.action.ingredientMismatch`.',
      fix: 'Remove the action and call `setIntent("edit")`, which writes it and adds the parent. Otherwise, name a parent ingredient: `"parameters": {"ingredientIds": ["its label"]}`.',
    },
  ];
}

function deprecated({ at, name }: PlacedAction): Finding[] {
  const instead = Object.hasOwn(REPLACED, name) ? REPLACED[name] : undefined;
  if (!instead) return [];
  return [
    {
      rule: 'deprecated-action',
      severity: 'warning',
      at: `${at}/action`,
      value: name,
      problem: `The action \`${name}\` is deprecated.`,
      fix: `Write ${instead}.`,
    },
  ];
}

/**
 * Rules about actions that JSON Schema can't express.
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_actions
 */
export function actionFindings(definition: unknown, intent: Intent): Finding[] {
  const actions = actionsOf(definition);
  return [
    ...firstAction(actions, intent),
    ...actions.flatMap(sourceType),
    ...(intent === 'none' ? actions.slice(0, 1).flatMap(opened) : []),
    ...actions.flatMap(deprecated),
  ];
}
