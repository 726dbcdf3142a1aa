// Turns the report into what a page shows: pure functions over JSON, without the SDK.
import type { Action, Ingredient, Manifest, ManifestStore } from '@contentauth/c2pa-web';

export interface ActionFacts {
  name: string;
  description: string;
  sourceType: string;
  software: string;
}

/** An ingredient, with its own ingredients. */
export interface Part {
  title: string;
  relationship: string;
  /** Its thumbnail's identifier. */
  thumbnail: string | undefined;
  /** Who signed its own manifest; empty if it has none. */
  signer: string;
  /** Codes of the failures when it was added. */
  problems: string[];
  parts: Part[];
}

/** Text from an untrusted file: it may be missing, something other than text, or a megabyte long. */
export const shortened = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '');

export function activeManifest(report: ManifestStore): Manifest {
  const manifest = report.manifests?.[report.active_manifest ?? ''];
  if (!manifest) throw new Error('The report names no active manifest.');
  return manifest;
}

export function softwareOf({ claim_generator_info: infos }: Manifest): string {
  const [info] = infos ?? [];
  return [shortened(info?.name), shortened(info?.version)].filter(Boolean).join(' ');
}

// #region actions
/** The label has a version and may have a number: `c2pa.actions.v2__1`. */
export function actionsOf(manifest: Manifest): ActionFacts[] {
  return (manifest.assertions ?? [])
    .filter(({ label }) => /^c2pa\.actions(\.v\d+)?(__\d+)?$/.test(label))
    .flatMap(({ data }) => (data as { actions?: Action[] } | undefined)?.actions ?? [])
    .map(({ action, digitalSourceType, softwareAgent, parameters }) => ({
      name: shortened(action)
        .replace(/^c2pa\./, '')
        .replaceAll('_', ' '),
      description: shortened(parameters?.description),
      // A URL; its last segment is the type's name.
      sourceType: shortened(digitalSourceType).split('/').at(-1) ?? '',
      software: shortened(typeof softwareAgent === 'object' ? softwareAgent?.name : softwareAgent),
    }));
}
// #endregion actions

// #region tree
const MAX_PARTS = 200;

/** Ingredients of the active manifest, and theirs. A file can refer to itself or contain thousands. */
export function partsOf(report: ManifestStore): Part[] {
  let left = MAX_PARTS;
  const walk = (label: string, above: string[]): Part[] => {
    if (above.includes(label)) return [];
    return (report.manifests?.[label]?.ingredients ?? []).flatMap((ingredient) => {
      if (left === 0) return [];
      left -= 1;
      const own = ingredient.active_manifest ?? '';
      return { ...partFacts(ingredient, report.manifests?.[own]), parts: walk(own, [...above, label]) };
    });
  };
  return walk(report.active_manifest ?? '', []);
}

function partFacts(ingredient: Ingredient, own: Manifest | undefined): Omit<Part, 'parts'> {
  return {
    title: shortened(own?.title) || shortened(ingredient.title) || 'Untitled',
    relationship: shortened(ingredient.relationship),
    thumbnail: (ingredient.thumbnail ?? own?.thumbnail)?.identifier,
    signer: shortened(own?.signature_info?.issuer),
    problems: (ingredient.validation_results?.activeManifest?.failure ?? []).map(({ code }) => code),
  };
}
// #endregion tree
