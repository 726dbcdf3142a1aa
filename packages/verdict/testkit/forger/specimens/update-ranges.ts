import { ingredientOf, labelFor, opened } from '../assertions.ts';
import { dataHash, rangesOf } from '../bindings.ts';
import { bytes, type Span, splice } from '../bytes.ts';
import type { Embed, Placed } from '../embed/container.ts';
import { app11, segmentsOf } from '../embed/jpeg.ts';
import { type Forged, type Forgery, forge } from '../forge.ts';
import { manifestOf, storeOf } from '../manifest.ts';
import type { Media } from '../media.ts';
import { type About, invalid, type Recipe } from '../specimen.ts';
import { spanOfSegment } from './data-hash/jpeg-with.ts';
import { EXIF, XMP } from './segments.ts';

/** A store with an update manifest after the manifest of the file. */
const updated =
  (id: string): Forgery['store'] =>
  async (parent) => {
    const ingredient = ingredientOf(parent);
    const update = await manifestOf({
      label: labelFor(`${id}-update`),
      isUpdate: true,
      created: [ingredient, opened(ingredient, { action: 'c2pa.edited.metadata' })],
    });
    return storeOf(parent, update);
  };

/** Signs a file and adds an update manifest later: the ranges in the hash are where things were before. */
async function signedThenUpdated(forgery: Forgery, without: (placed: Placed) => Span[]): Promise<Forged> {
  const { placed } = await forge({ ...forgery, bindings: [dataHash({ without })] });
  const written = () => rangesOf(without(placed));
  return forge({ ...forgery, bindings: [dataHash({ without, written })], store: updated(forgery.id) });
}

/** XMP, which comes before the store, and Exif, which comes after it. */
const withMetadata = ({ jpeg }: Media) => splice(jpeg, 2, 0, bytes(XMP(), EXIF));
const betweenThem: Embed = (media, store) => {
  const start = 2 + XMP().length;
  const put = bytes(...app11(store));
  return { file: splice(media, start, 0, put), spans: [{ start, length: put.length }] };
};

/** The store and all segments with this name, in order. */
const storeAnd =
  (name: string) =>
  ({ file, spans }: Placed): Span[] =>
    [...spans, ...segmentsOf(file).filter((segment) => segment.name === name)]
      .map(({ start, length }) => ({ start, length }))
      .sort((a, b) => a.start - b.start);

const jpeg = (about: About, without: (placed: Placed) => Span[]): Recipe => ({
  clause: '15.12.1.1',
  ...about,
  extension: 'jpg',
  make: (media) =>
    signedThenUpdated({ id: about.id, media: withMetadata(media), embed: betweenThem }, without),
});

const inSidecar: Embed = (file) => ({ file, spans: [] });

/** Update manifests, which make the store longer: its range in the hash grows, those after it move, and no others. */
export const updateRanges: readonly Recipe[] = [
  jpeg(
    {
      id: 'update-longer-store',
      title: 'An update manifest for a file whose hash leaves out metadata',
      wrong: 'Nothing was changed, but anyone can change Exif and XMP, which rotate the image.',
      expect: 'Partial',
    },
    storeAnd('APP1'),
  ),
  jpeg(
    {
      id: 'update-range-scan',
      title: 'An update manifest for a file whose hash leaves out the scan',
      wrong: 'The second range is over the scan once it’s moved with the store.',
      ...invalid,
    },
    storeAnd('SOS'),
  ),
  jpeg(
    {
      id: 'update-store-hashed',
      title: 'An update manifest for a hash without a range for the store',
      wrong: 'The only range is over XMP before the store, so the hash would have to cover itself.',
      ...invalid,
    },
    ({ file }) => [spanOfSegment(file, 'APP1')],
  ),
  {
    id: 'update-sidecar',
    title: 'An update manifest in a sidecar',
    wrong: 'Nothing. The hash covers the whole file.',
    expect: 'Valid',
    clause: '15.12.1.1',
    extension: 'jpg',
    make: async ({ jpeg: media }) => {
      const forgery = { id: 'update-sidecar', media, embed: inSidecar };
      const { file, store } = await signedThenUpdated(forgery, () => []);
      return { file, sidecar: store };
    },
  },
];
