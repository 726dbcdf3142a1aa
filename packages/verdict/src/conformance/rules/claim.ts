import { at } from '../../json.ts';
import { claimOf, has, isMissing, text } from '../crjson.ts';
import type { Breaches, SpecVersion } from '../rule.ts';

/** The version of the standard that a claim of version 2 names; a claim may list its generator. */
export function specVersionOf(manifest: unknown): unknown {
  const info = at(claimOf(manifest), 'claim_generator_info');
  return at(Array.isArray(info) ? info[0] : info, 'specVersion');
}

/** The first two numbers of a version: `2.4` for `2.4.0`. */
export const majorAndMinor = (version: string): string => version.split('.').slice(0, 2).join('.');

/** `mandatory_spec_version`: C2PA 2.2 doesn't have the field, but if it's there, it must be right. */
export function mandatorySpecVersion(manifest: unknown, version: SpecVersion): Breaches {
  const named = specVersionOf(manifest);
  if (isMissing(named)) return version === '2.2' ? [] : ['missing'];
  return typeof named === 'string' && majorAndMinor(named) === version ? [] : [named];
}

/** `no_deprecated_claim_fields` */
export const noDeprecatedClaimFields = (manifest: unknown): Breaches =>
  has(claimOf(manifest), 'specVersion') ? ['specVersion'] : [];

/** `active_manifest_urn` */
export function activeManifestUrn(manifest: unknown): Breaches {
  const label = text(at(manifest, 'label'));
  return label.startsWith('urn:c2pa:') ? [] : [label || 'label'];
}
