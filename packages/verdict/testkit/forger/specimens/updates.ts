import { ingredientOf, labelFor, opened } from '../assertions.ts';
import { dataHash } from '../bindings.ts';
import type { Forgery } from '../forge.ts';
import { assertion, type ManifestSpec, manifestOf, storeOf } from '../manifest.ts';
import { type About, invalid, jpegRecipe, notValid, type Recipe } from '../specimen.ts';
import { changeScan, spanOfSegment } from './data-hash/jpeg-with.ts';

const jpeg = (about: About, forgery: Partial<Forgery>): Recipe => jpegRecipe(about, () => forgery);

/** An update manifest over a file's manifest, stating that only metadata has changed. */
export const updating = (id: string, base: ManifestSpec): Pick<Forgery, 'store'> => ({
  store: async (parent) => {
    const ingredient = ingredientOf(parent);
    const update = await manifestOf({
      ...base,
      label: labelFor(`${id}-update`),
      isUpdate: true,
      created: [
        ingredient,
        opened(ingredient, { action: 'c2pa.edited.metadata' }),
        ...base.created.filter(({ label }) => label.startsWith('c2pa.hash.')),
      ],
    });
    return storeOf(parent, update);
  },
});

export const noMore: ManifestSpec = { label: '', created: [] };
/** Update manifests, and a manifest that pretends to be one. */
export const updates: readonly Recipe[] = [
  jpeg(
    {
      id: 'update-honest',
      title: 'An update manifest for an unchanged file',
      wrong:
        'Nothing. The hash in the parent still matches, once the store’s new length is taken into account.',
      expect: 'Valid',
      clause: '15.12.1.1',
    },
    updating('update-honest', noMore),
  ),
  jpeg(
    {
      id: 'update-changed',
      title: 'An update manifest for a changed file',
      wrong:
        'The image was changed, and an update manifest, which has no hash, says that only metadata was changed.',
      ...invalid,
      clause: '15.12',
    },
    { ...updating('update-changed', noMore), after: changeScan },
  ),
  jpeg(
    {
      id: 'update-scan-excluded',
      title: 'An update manifest for a forged hash',
      wrong: 'The parent’s exclusion covers the scan, which was changed later.',
      ...invalid,
      clause: '15.12',
    },
    {
      bindings: [dataHash({ without: (placed) => [...placed.spans, spanOfSegment(placed.file, 'SOS')] })],
      ...updating('update-scan-excluded', noMore),
      after: changeScan,
    },
  ),
  jpeg(
    {
      id: 'update-with-binding',
      title: 'An update manifest with its own hash',
      wrong: 'An update manifest must not have a hard binding.',
      ...notValid,
      clause: '15.10.1.3',
    },
    updating('update-with-binding', {
      label: '',
      created: [dataHash()({ file: new Uint8Array(9), spans: [] })],
    }),
  ),
  jpeg(
    {
      id: 'update-without-parent',
      title: 'An update manifest without a parent',
      wrong: 'The only manifest is an update manifest, so no manifest contains a hash.',
      ...notValid,
      clause: '15.12',
    },
    {
      bindings: [],
      manifest: (_, label) => ({
        label,
        isUpdate: true,
        created: [assertion('c2pa.actions.v2', { actions: [{ action: 'c2pa.edited.metadata' }] })],
      }),
      after: changeScan,
    },
  ),
  jpeg(
    {
      id: 'standard-without-own-hash',
      title: 'A standard manifest that relies on its parent’s hash',
      wrong: 'The active manifest isn’t an update manifest and has no hash, but its parent’s hash matches.',
      ...invalid,
      clause: '15.12',
    },
    {
      store: async (parent) => {
        const ingredient = ingredientOf(parent);
        const active = await manifestOf({
          label: labelFor('standard-without-own-hash-active'),
          created: [ingredient, opened(ingredient, { action: 'c2pa.edited' })],
        });
        return storeOf(parent, active);
      },
    },
  ),
];
