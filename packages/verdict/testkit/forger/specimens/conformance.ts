import { CAMERA, ingredientOf, labelFor } from '../assertions.ts';
import { type Assertion, assertion, GENERATOR, hashedUri, manifestOf, storeOf } from '../manifest.ts';
import { honestSigner, type Signer } from '../signer.ts';
import { jpegRecipe, type Recipe } from '../specimen.ts';
import { bindingOfNothing } from './honest.ts';

/** The claim says that it follows C2PA 2.4. */
const FOLLOWS = { claim_generator_info: { ...GENERATOR, specVersion: '2.4.0' } };

const actions = (
  list: ReadonlyArray<Readonly<Record<string, string>>>,
  more: Readonly<Record<string, boolean>> = { allActionsIncluded: true },
  label = 'c2pa.actions.v2',
): Assertion => assertion(label, { actions: [...list], ...more });

const captured = { action: 'c2pa.created', digitalSourceType: CAMERA };

/** A signature of something else: `claimSignature.mismatch`. */
const mismatched: Signer = (claim) =>
  honestSigner()(claim.map((byte, place) => (place === claim.length - 1 ? byte ^ 1 : byte)));

/** Files for the conformance program's rules: what meets them all can still be forged. */
export const conformance: readonly Recipe[] = [
  jpegRecipe(
    {
      id: 'rules-met',
      title: 'A file that meets every rule of the conformance program',
      wrong: 'Nothing, except that the signer is unknown.',
      expect: 'Valid',
    },
    () => ({
      manifest: (bindings, label) => ({ label, created: [actions([captured]), ...bindings], claim: FOLLOWS }),
    }),
  ),
  jpegRecipe(
    {
      id: 'rules-met-forged',
      title: 'A forged file that meets every rule of the conformance program',
      wrong: 'The signature was made for another claim. The program’s rules don’t check that.',
      expect: 'Invalid',
      clause: '15.7',
    },
    () => ({
      manifest: (bindings, label) => ({
        label,
        created: [actions([captured]), ...bindings],
        claim: FOLLOWS,
        sign: mismatched,
      }),
    }),
  ),
  jpegRecipe(
    {
      id: 'rules-broken',
      title: 'A correctly signed file that breaks many rules of the conformance program',
      wrong: 'Nothing that a validator reports.',
      expect: 'Valid',
    },
    () => ({
      manifest: (bindings, label) => ({
        label,
        created: [
          actions(
            [
              captured,
              { action: 'c2pa.color_adjustments' },
              { action: 'c2pa.polished' },
              { action: 'stitched' },
            ],
            {},
          ),
          assertion('stds.exif', { 'exif:Make': 'Invented' }),
          assertion('rights', { text: 'All reserved' }),
          ...bindings,
        ],
        claim: FOLLOWS,
      }),
    }),
  ),
  jpegRecipe(
    {
      id: 'rules-two-lists',
      title: 'A file with two actions assertions',
      wrong: 'Nothing. A manifest can have several.',
      expect: 'Valid',
    },
    () => ({
      manifest: (bindings, label) => ({
        label,
        created: [
          actions([captured]),
          actions(
            [
              {
                action: 'c2pa.edited',
                digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/humanEdits',
              },
            ],
            { allActionsIncluded: false },
            'c2pa.actions.v2__1',
          ),
          ...bindings,
        ],
        claim: FOLLOWS,
      }),
    }),
  ),
  jpegRecipe(
    {
      id: 'rules-opened',
      title: 'An opened file that meets every rule of the conformance program',
      wrong: 'Nothing, except that the signer is unknown.',
      expect: 'Valid',
    },
    async () => {
      const parent = await manifestOf({
        label: labelFor('rules-opened-parent'),
        created: [actions([captured]), bindingOfNothing()],
        claim: FOLLOWS,
      });
      const ingredient = ingredientOf(parent);
      const list = assertion('c2pa.actions.v2', {
        actions: [
          {
            action: 'c2pa.opened',
            parameters: { ingredients: [hashedUri(`c2pa.assertions/${ingredient.label}`, ingredient.box)] },
          },
        ],
        allActionsIncluded: true,
      });
      return {
        manifest: (bindings, label) => ({ label, created: [ingredient, list, ...bindings], claim: FOLLOWS }),
        store: (active) => storeOf(parent, active),
      };
    },
  ),
];
