import type { Edit } from '@content-credentials/verdict/testkit/conformance/outcomes';

/** A document made from another one, so that a rule is broken or met, or a value has an unusual type. */
export interface Edited {
  id: string;
  from: string;
  about: string;
  edits: Edit[];
}

const MANIFEST = ['manifests', 0];
const ASSERTIONS = [...MANIFEST, 'assertions'];
const LIST = [...ASSERTIONS, 'c2pa.actions.v2'];
const ACTIONS = [...LIST, 'actions'];
const CLAIM = [...MANIFEST, 'claim.v2'];
const INFO = [...CLAIM, 'claim_generator_info'];
const INGREDIENT = [...ASSERTIONS, 'c2pa.ingredient.v3'];
const RESULTS = [...MANIFEST, 'validationResults'];

const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

type To = Exclude<Edit['to'], undefined>;
const put = (to: To, ...at: Edit['at']): Edit => ({ at, to });
const remove = (...at: Edit['at']): Edit => ({ at });

const on =
  (from: string) =>
  (id: string, about: string, ...edits: Edit[]): Edited => ({ id, from, about, edits });

const met = on('rules-met');
const opened = on('rules-opened');

const assertion = (label: string, content: To): Edit => put(content, ...ASSERTIONS, label);
const action = (content: To, place = 1): Edit => put(content, ...ACTIONS, place);
const edit = (name: string, more: Record<string, To> = {}): Edit =>
  action({ action: name, digitalSourceType: `${IPTC}humanEdits`, ...more });
const failure = (code: string): Edit => put([{ code }], ...RESULTS, 'failure');
const began = (type: string): Edit => put(type, ...ACTIONS, 0, 'digitalSourceType');
const external = (label: To): Edit =>
  assertion('c2pa.external-reference', { label, url: 'https://example.com/a', hash: "b64'AA=='" });
const original = (parameters: To): Edit =>
  assertion('c2pa.alternative-content-representation', {
    type: 'exif.originalPreservationImage',
    parameters,
  });

/** In the order of the rules; then the signals, then shapes that no SDK writes. */
export const EDITED: readonly Edited[] = [
  // Actions and source types.
  met('edit-without-source', 'An edit without `digitalSourceType`', action({ action: 'c2pa.edited' })),
  met('edit-with-source', 'An edit with `digitalSourceType`', edit('c2pa.edited')),
  met(
    'placed-without-source',
    '`c2pa.placed` without `digitalSourceType`',
    action({ action: 'c2pa.placed' }),
  ),
  met(
    'converted-without-source',
    '`c2pa.converted` without `digitalSourceType`',
    action({ action: 'c2pa.converted' }),
  ),
  met('source-null', 'A `digitalSourceType` of `null`', edit('c2pa.edited', { digitalSourceType: null })),
  met(
    'created-without-source',
    '`c2pa.created` without `digitalSourceType`',
    remove(...ACTIONS, 0, 'digitalSourceType'),
  ),
  opened('opened-with-source', '`c2pa.opened` with `digitalSourceType`', began(`${IPTC}digitalCapture`)),

  // The version that the claim names.
  met('version-missing', 'No `specVersion`', remove(...INFO, 'specVersion')),
  met('version-2-2', '`specVersion` of C2PA 2.2', put('2.2.0', ...INFO, 'specVersion')),
  met('version-2-2-short', '`specVersion` without the third number', put('2.2', ...INFO, 'specVersion')),
  met('version-2-3', '`specVersion` of C2PA 2.3', put('2.3.0', ...INFO, 'specVersion')),
  met('version-number', '`specVersion` as a number', put(2.4, ...INFO, 'specVersion')),
  met('version-empty', 'An empty `specVersion`', put('', ...INFO, 'specVersion')),
  met('version-major-only', '`specVersion` with one number', put('2', ...INFO, 'specVersion')),
  met(
    'version-in-list',
    '`claim_generator_info` as a list',
    put([{ name: 'forge', specVersion: '2.4.0' }], ...INFO),
  ),
  met('version-in-empty-list', 'An empty list as `claim_generator_info`', put([], ...INFO)),
  met('version-in-claim', '`specVersion` in the claim', put('2.4.0', ...CLAIM, 'specVersion')),

  // Whether the list of actions is complete.
  met('all-actions-missing', 'No `allActionsIncluded`', remove(...LIST, 'allActionsIncluded')),
  met('all-actions-false', '`allActionsIncluded` is false', put(false, ...LIST, 'allActionsIncluded')),
  on('rules-two-lists')(
    'all-actions-missing-second',
    'No `allActionsIncluded` in the second actions assertion',
    remove(...ASSERTIONS, 'c2pa.actions.v2__1', 'allActionsIncluded'),
  ),
  opened(
    'opened-incomplete',
    'Only `c2pa.opened`, and `allActionsIncluded` is false',
    put(false, ...LIST, 'allActionsIncluded'),
  ),
  opened(
    'opened-and-edited-incomplete',
    '`c2pa.opened`, an edit, and `allActionsIncluded` is false',
    put(false, ...LIST, 'allActionsIncluded'),
    edit('c2pa.cropped'),
  ),

  // Validation results.
  met('results-missing', 'No `validationResults`', remove(...RESULTS)),
  met('results-null', '`validationResults` is `null`', put(null, ...RESULTS)),
  met('results-empty', 'Empty `validationResults`', put({}, ...RESULTS)),
  met('results-without-failures', 'No list of failures', remove(...RESULTS, 'failure')),
  met('malformed-action', 'A malformed actions assertion', failure('assertion.action.malformed')),
  met('malformed-update', 'An update manifest that isn’t one', failure('manifest.update.invalid')),
  met('mismatch-hash', 'A changed file', failure('assertion.dataHash.mismatch')),
  met('mismatch-signature', 'A signature that doesn’t match', failure('claimSignature.mismatch')),
  met('signature-missing', 'No signature', failure('claimSignature.missing')),
  met('credential-revoked', 'A revoked certificate', failure('signingCredential.revoked')),
  met('ingredient-mismatch', 'An ingredient that changed', failure('ingredient.manifest.mismatch')),

  // The first action, and the list of created assertions.
  met(
    'actions-gathered',
    'Actions among the gathered assertions',
    put([{ url: 'self#jumbf=c2pa.assertions/c2pa.hash.data' }], ...CLAIM, 'created_assertions'),
    put([{ url: 'self#jumbf=c2pa.assertions/c2pa.actions.v2' }], ...CLAIM, 'gathered_assertions'),
  ),
  met(
    'actions-second-instance-first',
    'The second actions assertion is listed first',
    put(
      [
        { url: 'self#jumbf=c2pa.assertions/c2pa.actions.v2__1' },
        { url: 'self#jumbf=c2pa.assertions/c2pa.actions.v2' },
      ],
      ...CLAIM,
      'created_assertions',
    ),
  ),
  met(
    'created-second',
    '`c2pa.created` is the second action',
    put(
      [
        { action: 'c2pa.edited', digitalSourceType: `${IPTC}humanEdits` },
        { action: 'c2pa.created', digitalSourceType: `${IPTC}digitalCapture` },
      ],
      ...ACTIONS,
    ),
  ),
  met(
    'never-created',
    'No `c2pa.created` or `c2pa.opened`',
    put([{ action: 'c2pa.edited', digitalSourceType: `${IPTC}humanEdits` }], ...ACTIONS),
  ),
  opened('opened-then-created', '`c2pa.opened`, then `c2pa.created`', edit('c2pa.created')),
  met('no-created-list', 'No list of created assertions', remove(...CLAIM, 'created_assertions')),
  met('no-actions', 'An actions assertion without actions', put([], ...ACTIONS)),
  met('no-actions-assertion', 'No actions assertion', remove(...LIST)),
  on('rules-two-lists')(
    'second-list-first',
    'The second actions assertion comes first in the document, with an edit as its first action',
    remove(...LIST),
    put(
      {
        actions: [{ action: 'c2pa.created', digitalSourceType: `${IPTC}digitalCapture` }],
        allActionsIncluded: true,
      },
      ...LIST,
    ),
  ),

  // Labels of assertions.
  met(
    'deprecated-ingredient',
    'An ingredient of version 2',
    assertion('c2pa.ingredient.v2', { relationship: 'componentOf' }),
  ),
  met(
    'deprecated-ingredient-second',
    'A second ingredient of version 2',
    assertion('c2pa.ingredient.v2__1', { relationship: 'componentOf' }),
  ),
  met('deprecated-stds', 'A `stds.` assertion', assertion('stds.schema-org.CreativeWork', { author: [] })),
  met(
    'deprecated-actions',
    'Actions of version 1 next to those of version 2',
    assertion('c2pa.actions', {
      actions: [{ action: 'c2pa.created', digitalSourceType: `${IPTC}digitalCapture` }],
      allActionsIncluded: true,
    }),
  ),
  met('unsupported-assertion', 'A standard label that doesn’t exist', assertion('c2pa.invented', {})),
  met('assertion-of-2-4', 'An assertion of C2PA 2.4', assertion('c2pa.ai-disclosure', {})),
  met('custom-assertion', 'A label with a namespace', assertion('com.example.rights', {})),
  met('custom-assertion-without-dot', 'A label without a namespace', assertion('rights', {})),

  // Names and parameters of actions.
  met('deprecated-action', 'A deprecated action', edit('c2pa.color_adjustments')),
  met('deprecated-since-2-4', 'An action that C2PA 2.4 deprecated', action({ action: 'c2pa.watermarked' })),
  met('unsupported-action', 'A standard action that doesn’t exist', edit('c2pa.polished')),
  met('action-of-2-4', 'An action of C2PA 2.4', edit('c2pa.mastered')),
  met('custom-action', 'An action with a namespace', edit('com.example.stitched')),
  met('custom-action-without-dot', 'An action without a namespace', edit('stitched')),
  met('action-without-name', 'An action without a name', action({ digitalSourceType: `${IPTC}humanEdits` })),
  met(
    'custom-parameter',
    'A parameter with a namespace',
    edit('c2pa.edited', { parameters: { 'com.example.strength': 2 } }),
  ),
  met(
    'custom-parameter-without-dot',
    'A parameter without a namespace',
    edit('c2pa.edited', { parameters: { strength: 2 } }),
  ),
  met(
    'parameter-of-2-4',
    'A parameter of C2PA 2.4',
    edit('c2pa.edited', { parameters: { relatedAssertions: [] } }),
  ),
  met(
    'legacy-description',
    'A description among the parameters',
    edit('c2pa.edited', { parameters: { description: 'Cropped' } }),
  ),
  met(
    'legacy-ingredient',
    'One ingredient among the parameters',
    edit('c2pa.placed', { parameters: { ingredient: { url: 'a' } } }),
  ),
  met('new-description', 'A description in the action', edit('c2pa.edited', { description: 'Cropped' })),

  // The manifest’s label, and claims of version 1.
  met(
    'urn-uuid',
    'A label of version 1',
    put('urn:uuid:4f6a9be8-2c9e-4864-ab21-03a351963c52', ...MANIFEST, 'label'),
  ),
  met('label-missing', 'No label', remove(...MANIFEST, 'label')),
  met(
    'claim-v1',
    'A claim of version 1',
    put('urn:uuid:4f6a9be8-2c9e-4864-ab21-03a351963c52', ...MANIFEST, 'label'),
    put(
      {
        claim_generator: 'forge/1.0',
        claim_generator_info: [{ name: 'forge', version: '1.0' }],
        assertions: [{ url: 'self#jumbf=c2pa.assertions/c2pa.actions' }],
      },
      ...MANIFEST,
      'claim',
    ),
    remove(...CLAIM),
    remove(...LIST),
    assertion('c2pa.actions', {
      actions: [{ action: 'c2pa.created', digitalSourceType: `${IPTC}digitalCapture` }],
    }),
  ),

  // Ratings and ingredients.
  met(
    'ratings-by-person',
    'Ratings of a person’s entry',
    assertion('c2pa.assertion.metadata', {
      reviewRatings: [{ value: 1, explanation: 'no' }],
      dataSource: { type: 'humanEntry.anonymous' },
    }),
  ),
  met(
    'ratings-by-machine',
    'Ratings of a machine’s entry',
    assertion('c2pa.assertion.metadata', {
      reviewRatings: [{ value: 1, explanation: 'no' }],
      dataSource: { type: 'localProvider.REE' },
    }),
  ),
  opened(
    'ingredient-results-only',
    'An ingredient with results and no manifest',
    remove(...INGREDIENT, 'activeManifest'),
  ),
  opened(
    'ingredient-without-results',
    'An ingredient with a manifest and no results',
    remove(...INGREDIENT, 'validationResults'),
  ),
  opened(
    'ingredient-without-manifest',
    'An ingredient without Content Credentials',
    remove(...INGREDIENT, 'activeManifest'),
    remove(...INGREDIENT, 'validationResults'),
  ),
  opened(
    'ingredient-relationship',
    'A relationship that doesn’t exist',
    put('childOf', ...INGREDIENT, 'relationship'),
  ),
  opened(
    'ingredient-source-type',
    'An ingredient with a manifest and a type of source',
    put(`${IPTC}digitalCapture`, ...INGREDIENT, 'digitalSourceType'),
  ),
  opened(
    'opened-without-reference',
    '`c2pa.opened` without an ingredient',
    remove(...ACTIONS, 0, 'parameters'),
  ),
  opened(
    'opened-two-references',
    '`c2pa.opened` with two ingredients',
    put([{ url: 'a' }, { url: 'b' }], ...ACTIONS, 0, 'parameters', 'ingredients'),
  ),

  // Rules of C2PA 2.4.
  met(
    'original-both',
    'An original image in two places',
    original({ multiAssetPartIndex: 1, embeddedOriginalPreservationImage: { url: 'a' } }),
  ),
  met('original-neither', 'An original image in no place', original({})),
  met('original-part', 'An original image as a part of the file', original({ multiAssetPartIndex: 1 })),
  met('external-actions', 'Actions by reference', external('c2pa.actions.v2')),
  met('external-hash', 'A hash by reference', external('c2pa.hash.data')),
  met('external-own', 'A custom assertion by reference', external('com.example.rights')),
  met(
    'hash-url',
    'A data hash with a URL',
    put('https://example.com/a', ...ASSERTIONS, 'c2pa.hash.data', 'url'),
  ),
  met('bmff-url', 'A BMFF hash with a URL', assertion('c2pa.hash.bmff.v3', { url: 'https://example.com/a' })),
  met(
    'tiff-boxes',
    'A TIFF file with a box hash',
    assertion('c2pa.hash.boxes', {}),
    assertion('c2pa.asset-type.v2', { 'dc:format': 'image/tiff' }),
  ),
  met(
    'png-boxes',
    'A PNG file with a box hash',
    assertion('c2pa.hash.boxes', {}),
    assertion('c2pa.asset-type.v2', { 'dc:format': 'image/png' }),
  ),

  // Signals.
  met('began-empty', 'An empty canvas', began('http://c2pa.org/digitalsourcetype/empty')),
  met('began-stitched', 'A panorama', began(`${IPTC}compositeCapture`)),
  met('began-composite', 'A composite', began(`${IPTC}composite`)),
  met('began-ai', 'Generated by AI', began(`${IPTC}trainedAlgorithmicMedia`)),
  met('began-partly-ai', 'Partly generated by AI', began(`${IPTC}compositeWithTrainedAlgorithmicMedia`)),
  met('began-screen', 'A screen capture', began(`${IPTC}screenCapture`)),
  met(
    'edited-by-ai',
    'Edited with AI',
    edit('c2pa.edited', { digitalSourceType: `${IPTC}compositeWithTrainedAlgorithmicMedia` }),
  ),
  met(
    'edited-maybe-ai',
    'Edited, perhaps with AI',
    edit('c2pa.edited', { digitalSourceType: `${IPTC}composite` }),
  ),
  met('unknown-action', 'An unknown action', edit('c2pa.unknown')),
  met('resized', 'Resized', edit('c2pa.resized.proportional')),

  // Shapes that no SDK writes.
  met('no-assertions', 'No assertions at all', remove(...ASSERTIONS)),
  met('assertions-empty', 'An empty object of assertions', put({}, ...ASSERTIONS)),
  met('assertions-null', 'Assertions are `null`', put(null, ...ASSERTIONS)),
  met('assertions-list', 'Assertions are a list', put([{ label: 'c2pa.actions.v2' }], ...ASSERTIONS)),
  opened(
    'active-manifest-null',
    'An ingredient whose `activeManifest` is `null`',
    put(null, ...INGREDIENT, 'activeManifest'),
  ),
  met('no-manifests', 'No manifest', put([], 'manifests')),
  met('manifests-missing', 'No list of manifests', remove('manifests')),
  met(
    'failure-not-list',
    'One failure instead of a list',
    put({ code: 'assertion.dataHash.mismatch' }, ...RESULTS, 'failure'),
  ),
  met(
    'action-name-number',
    'An action named by a number',
    action({ action: 5, digitalSourceType: `${IPTC}humanEdits` }),
  ),
  met('action-name-object', 'An action named by an object', action({ action: { name: 'c2pa.edited' } })),
  met('action-name-list', 'An action named by an empty list', action({ action: [] })),
  met('action-text', 'An action that’s text', action('c2pa.edited')),
  opened(
    'references-text',
    'A reference that’s text of one letter',
    put('a', ...ACTIONS, 0, 'parameters', 'ingredients'),
  ),
  met('parameters-list', 'Parameters are a list', edit('c2pa.edited', { parameters: ['strength'] })),
  met(
    'hash-url-empty',
    'An empty URL in a data hash hides the one in a BMFF hash',
    put('', ...ASSERTIONS, 'c2pa.hash.data', 'url'),
    assertion('c2pa.hash.bmff.v3', { url: 'https://example.com/a' }),
  ),
  met(
    'created-url-number',
    'A created assertion whose URL is a number',
    put(7, ...CLAIM, 'created_assertions', 1, 'url'),
  ),
];
