import { createHash } from 'node:crypto';
import type { Forged } from './cbor.ts';
import { type Assertion, assertion, hashedUri, type Manifest } from './manifest.ts';

/** `urn:c2pa:` and a UUID that depends only on the name. */
export function labelFor(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `urn:c2pa:${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const CAMERA = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture';

/** The forger's claim that a camera took this. */
export const created = (
  more: Readonly<Record<string, Forged>> = {},
  then: readonly Forged[] = [],
): Assertion =>
  assertion('c2pa.actions.v2', {
    actions: [{ action: 'c2pa.created', digitalSourceType: CAMERA, ...more }, ...then],
  });

/** An edit that began with an ingredient; its label is the assertion's. */
export const opened = (ingredient: Assertion, ...more: Forged[]): Assertion =>
  assertion('c2pa.actions.v2', {
    actions: [
      {
        action: 'c2pa.opened',
        parameters: { ingredients: [hashedUri(`c2pa.assertions/${ingredient.label}`, ingredient.box)] },
      },
      ...more,
    ],
  });

/** An ingredient (version 3) with its own manifest. */
export const ingredientOf = (
  manifest: Manifest,
  relationship: 'parentOf' | 'componentOf' | 'inputTo' = 'parentOf',
  more: Readonly<Record<string, Forged | undefined>> = {},
  label = 'c2pa.ingredient.v3',
): Assertion =>
  assertion(label, {
    relationship,
    'dc:title': 'An ingredient',
    'dc:format': 'image/jpeg',
    instanceID: 'xmp:iid:00000000-0000-4000-a000-000000000000',
    activeManifest: hashedUri(`/c2pa/${manifest.label}`, manifest.box),
    claimSignature: hashedUri(`/c2pa/${manifest.label}/c2pa.signature`, manifest.signature),
    validationResults: { activeManifest: { success: [], informational: [], failure: [] } },
    ...more,
  });
