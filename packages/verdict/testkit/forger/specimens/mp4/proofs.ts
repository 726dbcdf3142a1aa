import { bytes, u32 } from '../../bytes.ts';
import { cborOf, type Forged } from '../../cbor.ts';
import { C2PA_UUID } from '../../embed/bmff.ts';
import type { Placed } from '../../embed/container.ts';
import { box } from '../../jumbf.ts';
import { type About, notValid, type Recipe } from '../../specimen.ts';
import { fixed, rowsOf, withTrees } from './trees.ts';

/** How many rows above the leaves the signed row is. */
const UP = 2;

type Proof = Readonly<Record<string, Forged | undefined>>;

/** What’s beside the way from each leaf up to the signed row. */
const proofsFor = ({ file }: Placed): Proof[] => {
  const rows = rowsOf(file, UP);
  return (rows[0] ?? []).map((_, leaf) => ({
    uniqueId: 0,
    localId: 0,
    location: leaf,
    hashes: rows.slice(0, UP).flatMap((row, level) => row[(leaf >> level) ^ 1] ?? []),
  }));
};

const merkleBox = (content: Uint8Array) => box('uuid', C2PA_UUID, u32(0), 'merkle\0', content);

/** A film with a box for each leaf, which players need to check it piece by piece. No hash covers the boxes. */
const withProofs = (
  about: About,
  boxes: (proofs: readonly Proof[]) => readonly Uint8Array[] = (proofs) => proofs.map((one) => cborOf(one)),
): Recipe =>
  withTrees(about, (placed) => [fixed(placed, { up: UP })], {
    after: (placed) => bytes(placed.file, ...boxes(proofsFor(placed)).map(merkleBox)),
  });

/** The same with other fields in the box of the second leaf. */
const withFields = (about: About, fields: (proof: Proof) => Proof): Recipe =>
  withProofs(about, (proofs) =>
    proofs.map((one, index) => cborOf(index === 1 ? { ...one, ...fields(one) } : one)),
  );

/** Boxes with proofs, true and forged. */
export const proofs: readonly Recipe[] = [
  withProofs({
    id: 'mp4-proofs',
    title: 'A box with a proof for each block',
    wrong: 'Nothing. The signed row is above the leaves, and each box holds what’s beside the way up.',
    expect: 'Valid',
  }),
  withProofs(
    {
      id: 'mp4-proofs-padded',
      title: 'Zeros after each proof, in its box',
      wrong: 'Nothing. A signer reserves space before it knows a proof.',
      expect: 'Valid',
    },
    (all) => all.map((one) => bytes(cborOf(one), new Uint8Array(20))),
  ),
  withProofs(
    {
      id: 'mp4-proofs-trailing',
      title: 'Data after a proof, in its box',
      wrong: 'No hash covers the box, so anything could be there.',
      ...notValid,
    },
    (all) => all.map((one) => bytes(cborOf(one), 'anything')),
  ),
  withProofs(
    {
      id: 'mp4-proofs-swapped',
      title: 'Two proofs in another order',
      wrong: 'The box of the second leaf comes before that of the first.',
      ...notValid,
    },
    (all) => [...all.slice(0, 2).reverse(), ...all.slice(2)].map((one) => cborOf(one)),
  ),
  withProofs(
    {
      id: 'mp4-proofs-missing',
      title: 'A box for each leaf but the last',
      wrong: 'A player that checks the film piece by piece can’t check its end.',
      ...notValid,
    },
    (all) => all.slice(0, -1).map((one) => cborOf(one)),
  ),
  withProofs(
    {
      id: 'mp4-proofs-of-other-tree',
      title: 'A proof for a tree that isn’t there',
      wrong: 'The hash has no such tree, so the box could hold anything.',
      ...notValid,
    },
    (all) => [...all, { ...all[0], localId: 5 }].map((one) => cborOf(one)),
  ),
  withProofs(
    {
      id: 'mp4-proofs-text',
      title: 'A text in place of a proof',
      wrong: 'The last box holds a text.',
      ...notValid,
    },
    (all) => [...all.slice(0, -1).map((one) => cborOf(one)), cborOf('a text')],
  ),
  withFields(
    {
      id: 'mp4-proofs-more-fields',
      title: 'A proof with a field of its own',
      wrong: 'No hash covers the field, so it could hold anything.',
      ...notValid,
    },
    () => ({ more: 'anything' }),
  ),
  withFields(
    {
      id: 'mp4-proofs-long-hash',
      title: 'A proof with a hash that’s too long',
      wrong: 'No hash covers the box, so the hash could hold anything.',
      ...notValid,
    },
    () => ({ hashes: [new Uint8Array(500), new Uint8Array(32)] }),
  ),
  withFields(
    {
      id: 'mp4-proofs-more-hashes',
      title: 'A proof with a hash more',
      wrong: 'The way up has two hashes beside it, and the box has three.',
      ...notValid,
    },
    ({ hashes }) => ({ hashes: [...(hashes as Forged[]), new Uint8Array(32)] }),
  ),
  withFields(
    {
      id: 'mp4-proofs-other-hash',
      title: 'A proof with a wrong hash',
      wrong: 'A player that checks the film piece by piece would refuse a block that’s correct.',
      ...notValid,
    },
    ({ hashes }) => ({ hashes: [new Uint8Array(32), ...(hashes as Forged[]).slice(1)] }),
  ),
  ...['uniqueId', 'localId', 'location'].map((field) =>
    withFields(
      {
        id: `mp4-proofs-no-${field.toLowerCase()}`,
        title: `A proof without \`${field}\``,
        wrong: 'It doesn’t say which leaf of which tree it’s for.',
        ...notValid,
      },
      () => ({ [field]: undefined }),
    ),
  ),
];
