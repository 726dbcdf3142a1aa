import type { FixKind } from './rule.ts';

/** What to do in one SDK: code between backticks. */
export interface FixStep {
  sdk: string;
  step: string;
}

const step = (sdk: string, text: string): FixStep => ({ sdk, step: text });

/** The manifest definition is the same JSON in every SDK; these calls take it. */
const DEFINITION: readonly FixStep[] = [
  step('Node.js', '`Builder.withJson(definition, settings)`'),
  step('Browser', '`await c2pa.builder.fromDefinition(definition)`'),
  step('Python', '`Builder(json.dumps(definition), context=context)`'),
  step('Rust', '`Builder::from_context(context).with_definition(definition)`'),
  step('C', '`c2pa_builder_with_definition(builder, definition)`'),
  step('C++', '`c2pa::Builder builder(context, definition)`'),
  step('C2PA Tool', '`c2patool photo.jpg --manifest definition.json --output signed.jpg`'),
];

const SETTING = '`"builder": { "created_assertion_labels": ["c2pa.actions"] }`';
const PROPERTY = '`"created": true` next to the assertion’s `label` in the definition';

/** Labels in the setting have no version: `c2pa.actions.v2` there has no effect. */
const CREATED_LIST: readonly FixStep[] = [
  step('Node.js', `${SETTING} in the settings, the second argument of \`Builder.withJson\``),
  step('Browser', PROPERTY),
  step('Python', `${SETTING} in \`Context.from_dict\``),
  step('Rust', `${SETTING} in \`Context::new().with_settings\``),
  step(
    'C',
    '`c2pa_settings_set_value(settings, "builder.created_assertion_labels", "[\\"c2pa.actions\\"]")`',
  ),
  step('C++', `${SETTING} in the JSON of \`c2pa::Context\``),
  step('C2PA Tool', PROPERTY),
];

const VERIFY = '`"verify": { "verify_after_sign": true }`';

/** The setting reads the file right after signing, so what breaks it later is the change that came after. */
const SIGNING_ORDER: readonly FixStep[] = [
  step('Node.js', `${VERIFY} in the settings, the second argument of \`Builder.withJson\``),
  step('Browser', 'read the signed file with `c2pa.reader.fromBlob` before you store it'),
  step('Python', `${VERIFY} in \`Context.from_dict\``),
  step('Rust', `${VERIFY} in \`Context::new().with_settings\``),
  step('C', '`c2pa_settings_set_value(settings, "verify.verify_after_sign", "true")`'),
  step('C++', `${VERIFY} in the JSON of \`c2pa::Context\``),
  step('C2PA Tool', `${VERIFY} in the file after \`--settings\``),
];

const CRJSON: readonly FixStep[] = [
  step('Node.js', 'no call for crJSON, so run C2PA Tool'),
  step('Browser', '`await reader.crJson()`'),
  step('Python', '`reader.crjson()`'),
  step('Rust', '`reader.crjson()`'),
  step('C', '`c2pa_reader_crjson(reader)`'),
  step('C++', '`reader.crjson()`'),
  step('C2PA Tool', '`c2patool signed.jpg --crjson`'),
];

/** How to make each kind of change, by SDK. */
export const FIX_STEPS: Readonly<Record<FixKind, readonly FixStep[]>> = {
  definition: DEFINITION,
  'created-list': CREATED_LIST,
  'signing-order': SIGNING_ORDER,
  crjson: CRJSON,
};
