import { expect, test } from 'vitest';
import { type Store, summary } from './inspect-output.ts';

const store: Store = {
  active_manifest: 'urn:c2pa:1',
  validation_state: 'Valid',
  manifests: {
    'urn:c2pa:1': {
      claim_generator_info: [{ name: 'sign-local', 'org.contentauth.c2pa_rs': '0.90.1' }],
      signature_info: { common_name: 'Example Test Signer' },
      assertions: [
        { label: 'org.example.note', data: {} },
        {
          label: 'c2pa.actions.v2',
          created: true,
          data: {
            actions: [
              {
                action: 'c2pa.created',
                digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation',
              },
              { action: 'c2pa.converted' },
            ],
          },
        },
      ],
      ingredients: [{ title: 'photo.jpg', relationship: 'parentOf' }],
      redactions: ['self#jumbf=/c2pa/urn:c2pa:2/c2pa.assertions/org.example.note'],
    },
    'urn:c2pa:2': {},
  },
  validation_results: {
    activeManifest: {
      success: [{ code: 'b' }, { code: 'a' }, { code: 'b' }],
      informational: [],
      failure: [],
    },
    ingredientDeltas: [{ validationDeltas: { failure: [{ code: 'x' }] } }],
  },
};

test('a manifest store in a form that does not change from run to run', () => {
  expect(summary(store)).toEqual({
    state: 'Valid',
    title: null,
    signer: 'Example Test Signer',
    generator: 'sign-local',
    core: '0.90.1',
    success: ['a', 'b'],
    informational: [],
    failure: [],
    ingredientFailure: ['x'],
    actions: ['c2pa.created digitalCreation', 'c2pa.converted'],
    assertions: ['c2pa.actions.v2', 'org.example.note'],
    created: ['c2pa.actions.v2'],
    ingredients: ['parentOf photo.jpg'],
    redacted: ['org.example.note'],
    manifests: 2,
  });
});
