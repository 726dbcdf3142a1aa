import type { Found } from '../../../src/features/samples/task.ts';

interface Status {
  code: string;
}

interface Action {
  action: string;
  digitalSourceType?: string;
}

interface Manifest {
  title?: string;
  claim_generator_info?: Array<{ name: string; 'org.contentauth.c2pa_rs'?: string }>;
  signature_info?: { common_name?: string };
  assertions?: Array<{ label: string; data: unknown; created?: boolean }>;
  ingredients?: Array<{ title?: string; relationship: string }>;
  redactions?: string[];
}

/** The parts of an SDK's manifest store JSON that are used here. */
export interface Store {
  active_manifest: string;
  manifests: Record<string, Manifest>;
  validation_state: 'Trusted' | 'Valid' | 'Invalid';
  validation_results?: {
    activeManifest?: Record<'success' | 'informational' | 'failure', Status[]>;
    ingredientDeltas?: Array<{ validationDeltas: { failure: Status[] } }>;
  };
}

const codes = (statuses: readonly Status[] = []) => [...new Set(statuses.map(({ code }) => code))].sort();
const lastPart = (address: string) => address.split('/').at(-1);
const withoutLinks = (address: string) => address.replace(/^self#jumbf=.*\/c2pa\.assertions\//, '');

function actionsOf(manifest: Manifest): string[] {
  const lists = (manifest.assertions ?? []).filter(({ label }) => label.startsWith('c2pa.actions'));
  return lists
    .flatMap(({ data }) => (data as { actions?: Action[] }).actions ?? [])
    .map(({ action, digitalSourceType }) =>
      digitalSourceType ? `${action} ${lastPart(digitalSourceType)}` : action,
    );
}

/** What's compared in a manifest store: the active manifest in a form that's the same in every run. */
export function summary(store: Store): Found {
  const active = store.manifests[store.active_manifest] ?? {};
  const results = store.validation_results;
  return {
    state: store.validation_state,
    title: active.title ?? null,
    signer: active.signature_info?.common_name ?? null,
    generator: active.claim_generator_info?.[0]?.name ?? null,
    core: active.claim_generator_info?.[0]?.['org.contentauth.c2pa_rs'] ?? null,
    success: codes(results?.activeManifest?.success),
    informational: codes(results?.activeManifest?.informational),
    failure: codes(results?.activeManifest?.failure),
    ingredientFailure: codes(results?.ingredientDeltas?.flatMap((delta) => delta.validationDeltas.failure)),
    actions: actionsOf(active),
    assertions: (active.assertions ?? []).map(({ label }) => label).sort(),
    created: (active.assertions ?? []).flatMap(({ label, created }) => (created ? [label] : [])).sort(),
    ingredients: (active.ingredients ?? []).map(({ relationship, title }) =>
      `${relationship} ${title ?? ''}`.trim(),
    ),
    redacted: (active.redactions ?? []).map(withoutLinks),
    manifests: Object.keys(store.manifests).length,
  };
}
