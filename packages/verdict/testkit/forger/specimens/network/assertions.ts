import { created, ingredientOf, labelFor, opened } from '../../assertions.ts';
import { manifestOf, storeOf } from '../../manifest.ts';
import type { Recipe } from '../../specimen.ts';
import { bindingOfNothing } from '../honest.ts';
import { external, host, jpeg, spec, withAssertion } from './address.ts';

/** Assertions that refer to a server. */
export const inAssertions: readonly Recipe[] = [
  jpeg(
    {
      id: 'network-cloud-data',
      title: 'An assertion on a server',
      wrong: 'Nothing. `c2pa.cloud-data` says that an assertion is at `cloud.forged.example`.',
    },
    () =>
      withAssertion('c2pa.cloud-data', {
        label: 'c2pa.metadata',
        size: 10,
        location: external('cloud'),
        content_type: 'application/json',
      }),
  ),
  jpeg(
    {
      id: 'network-external-reference',
      title: 'A reference to something elsewhere',
      wrong: 'Nothing. `c2pa.external-reference` refers to `external.forged.example`.',
    },
    () =>
      withAssertion('c2pa.external-reference', { location: external('external'), label: 'c2pa.metadata' }),
  ),
  jpeg(
    {
      id: 'network-action',
      title: 'An action whose parameters name a server',
      wrong:
        'An action’s parameters and the icon of its software agent are at `action.forged.example` and `agent.forged.example`. The SDKs report `assertion.missing` for the icon.',
      expect: 'not Valid',
    },
    () =>
      spec((bindings) => ({
        created: [
          created({
            parameters: { 'com.example.source': external('action') },
            softwareAgent: { name: 'forge', icon: external('agent') },
          }),
          ...bindings,
        ],
      })),
  ),
  jpeg(
    {
      id: 'network-asset-reference',
      title: 'Other locations of the file',
      wrong: 'Nothing. `c2pa.asset-ref` says that the file is also at `asset.forged.example`.',
    },
    () =>
      withAssertion('c2pa.asset-ref', {
        references: [{ reference: { uri: `https://${host('asset')}/picture.jpg` }, description: 'a copy' }],
      }),
  ),
  jpeg(
    {
      id: 'network-soft-binding',
      title: 'A soft binding with a resolver',
      wrong: 'Nothing. `c2pa.soft-binding` contains a URL on `soft-binding.forged.example`.',
    },
    () =>
      withAssertion('c2pa.soft-binding', {
        alg: 'com.example.watermark',
        url: `https://${host('soft-binding')}/resolve`,
        blocks: [{ scope: {}, value: 'AAAA' }],
        pad: new Uint8Array(),
      }),
  ),
  jpeg(
    {
      id: 'network-generator-icon',
      title: 'A claim generator with an icon elsewhere',
      wrong:
        'The icon in `claim_generator_info` is at `icon.forged.example`. The standard allows that, but the SDKs report `assertion.missing`.',
      expect: 'not Valid',
    },
    () =>
      spec(() => ({
        claim: { claim_generator_info: { name: 'forge', version: '1.0.0', icon: external('icon') } },
      })),
  ),
  jpeg(
    {
      id: 'network-ingredient-thumbnail',
      title: 'An ingredient with a thumbnail elsewhere',
      wrong: 'Nothing. The ingredient’s thumbnail is at `thumbnail.forged.example`.',
    },
    async (id) => {
      const parent = await manifestOf({
        label: labelFor(`${id}-parent`),
        created: [created(), bindingOfNothing()],
      });
      const ingredient = ingredientOf(parent, 'parentOf', { thumbnail: external('thumbnail') });
      return {
        manifest: (bindings, label) => ({ label, created: [ingredient, opened(ingredient), ...bindings] }),
        store: (active) => storeOf(parent, active),
      };
    },
  ),
];
