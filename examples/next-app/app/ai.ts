// What a file's manifests say about generative AI, as a label.
import type { Manifest, Report } from './report';

// #region ai
const GENERATED = 'trainedAlgorithmicMedia';
const WITH_AI = new Set([GENERATED, 'compositeWithTrainedAlgorithmicMedia', 'compositeSynthetic']);

/** @returns undefined if nothing is said, which isn't the same as "no AI" */
export function aiIn({ active_manifest, manifests = {} }: Report): string | undefined {
  const labels = new Set([active_manifest ?? '']);
  // The loop also visits the ingredients that it adds. A prompt or a model (`inputTo`) isn't part of the result.
  for (const label of labels)
    for (const { active_manifest: next, relationship } of manifests[label]?.ingredients ?? [])
      if (next && relationship !== 'inputTo') labels.add(next);
  const [first = [], ...others] = [...labels].map((label) => sourceTypes(manifests[label]));
  if (first[0] === GENERATED) return 'Made with AI';
  const isPartly = [first, ...others].flat().some((type) => type !== undefined && WITH_AI.has(type));
  return isPartly ? 'Partly made with AI' : undefined;
}

/** The last part of each action's source type, in order. */
function sourceTypes(manifest: Manifest | undefined): (string | undefined)[] {
  return (manifest?.assertions ?? [])
    .filter(({ label }) => label.startsWith('c2pa.actions'))
    .flatMap(({ data }) => (data as { actions?: { digitalSourceType?: string | null }[] }).actions ?? [])
    .map(({ digitalSourceType }) => digitalSourceType?.split('/').at(-1));
}
// #endregion ai
