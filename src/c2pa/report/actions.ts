import { at, listAt, textAt } from '../json.ts';
import { lastPart } from './ingredients.ts';
import { ACTION_WORDS, sourceWords } from './terms.ts';

/** One action, in the manifest's order. */
export interface ActionView {
  /** `c2pa.edited` */
  action: string;
  /** In plain words, if it's a standard action. */
  words?: string;
  when?: string;
  agent?: string;
  description?: string;
  reason?: string;
  /** The address as written, and its meaning if known. */
  source?: { address: string; words?: string };
  /** Titles of the ingredients it was applied to. */
  ingredients: string[];
}

const MAX_ACTIONS = 1000;

function agentOf(action: unknown, agents: readonly unknown[]): string | undefined {
  const named = at(action, 'softwareAgent') ?? agents[Number(textAt(action, 'softwareAgentIndex'))];
  if (typeof named === 'string') return named || undefined;
  return [textAt(named, 'name'), textAt(named, 'version')].filter(Boolean).join(' ') || undefined;
}

/**
 * What was done, from every actions assertion of a manifest.
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_actions
 */
export function actionsOf(manifest: unknown): ActionView[] {
  const titles = new Map(
    listAt(manifest, 'ingredients').map((one) => [textAt(one, 'label'), textAt(one, 'title')] as const),
  );
  const assertions = listAt(manifest, 'assertions').filter((one) =>
    textAt(one, 'label')?.startsWith('c2pa.actions'),
  );
  const all = assertions.flatMap((assertion) => {
    const agents = listAt(assertion, 'data', 'softwareAgents');
    return listAt(assertion, 'data', 'actions').map((action) => ({ action, agents }));
  });
  return all.slice(0, MAX_ACTIONS).map(({ action, agents }): ActionView => {
    const name = textAt(action, 'action') ?? 'unnamed action';
    const address = textAt(action, 'digitalSourceType');
    const references = [...listAt(action, 'parameters', 'ingredients'), ...listAt(action, 'ingredients')];
    return {
      action: name,
      words: Object.hasOwn(ACTION_WORDS, name) ? ACTION_WORDS[name] : undefined,
      when: textAt(action, 'when'),
      agent: agentOf(action, agents),
      description: textAt(action, 'description') ?? textAt(action, 'parameters', 'description'),
      reason: textAt(action, 'reason'),
      source: address === undefined ? undefined : { address, words: sourceWords(address) },
      ingredients: references.slice(0, 100).flatMap((reference) => {
        const label = lastPart(textAt(reference, 'url') ?? '');
        return label ? [titles.get(label) ?? label] : [];
      }),
    };
  });
}
