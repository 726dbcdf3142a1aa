import { dataHash, rangesOf } from '../../bindings.ts';
import { cborOf, Entries, Raw } from '../../cbor.ts';
import type { Forgery } from '../../forge.ts';
import { box, superbox, UUID } from '../../jumbf.ts';
import { assertion } from '../../manifest.ts';
import type { Recipe } from '../../specimen.ts';
import { changeScan, jpegWith, notValid, toTheEnd } from './jpeg-with.ts';

/** The same map with two lists of exclusions: a reader may use either. */
const twice = (order: 'small first' | 'large first'): Partial<Forgery> => ({
  bindings: [
    (placed) => {
      const large = toTheEnd(placed);
      const small = placed.spans;
      const [first, second] = order === 'small first' ? [small, large] : [large, small];
      const hashed = dataHash({ without: () => large })(placed);
      const from = Buffer.from(hashed.box).indexOf(cborOf('hash')) + 5;
      const hash = new Raw(hashed.box.slice(from, from + 34));
      const entries = new Entries(
        ['exclusions', rangesOf(first)],
        ['alg', 'sha256'],
        ['hash', hash],
        ['name', 'jumbf manifest'],
        ['pad', new Uint8Array()],
        ['exclusions', rangesOf(second)],
      );
      return { label: hashed.label, box: superbox(UUID.cbor, hashed.label, [box('cbor', cborOf(entries))]) };
    },
  ],
  after: changeScan,
});

/** Two assertions with one label: the claim has the hash of one, but a reader may read the other. */
const twoBoxes = (order: 'forged first' | 'honest first'): Partial<Forgery> => ({
  bindings: [dataHash({ without: toTheEnd }), dataHash()],
  manifest: ([forged, honest], label) => {
    if (!forged || !honest) throw new Error('there are two hashes');
    const about = assertion('c2pa.actions.v2', {
      actions: [
        {
          action: 'c2pa.created',
          digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture',
        },
      ],
    });
    return order === 'forged first'
      ? { label, created: [about, forged], unlisted: [honest] }
      : { label, created: [about, honest], unlisted: [forged] };
  },
  after: changeScan,
});

/** Data hashes that occur twice. */
export const twiceThere: readonly Recipe[] = [
  jpegWith(
    {
      id: 'jpeg-duplicate-key',
      title: 'The key `exclusions` twice, the large one last',
      wrong:
        'A reader that keeps the last value leaves out the image, but one that keeps the first value leaves out only a small range.',
      ...notValid,
    },
    {},
    twice('small first'),
  ),
  jpegWith(
    {
      id: 'jpeg-duplicate-key-first',
      title: 'The key `exclusions` twice, the large one first',
      wrong:
        'A reader that keeps the first value leaves out the image, but one that keeps the last value leaves out only a small range.',
      ...notValid,
    },
    {},
    twice('large first'),
  ),
  jpegWith(
    {
      id: 'jpeg-duplicate-assertion',
      title: 'Two assertions with one label, the forged one first',
      wrong:
        'The assertion store has two boxes `c2pa.hash.data`, and the claim refers to the one that leaves out the image.',
      ...notValid,
      clause: '15.10.3.1',
    },
    {},
    twoBoxes('forged first'),
  ),
  jpegWith(
    {
      id: 'jpeg-duplicate-assertion-last',
      title: 'Two assertions with one label, the forged one last',
      wrong: 'The assertion store has two boxes `c2pa.hash.data`, and the second leaves out the image.',
      ...notValid,
      clause: '15.10.3.1',
    },
    {},
    twoBoxes('honest first'),
  ),
];
