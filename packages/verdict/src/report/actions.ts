import { at, entriesAt, listAt, textAt } from '../json.ts';
import { lastPart, UNTITLED } from './ingredients.ts';
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
  /** The same in a field that a vendor invented, with what else the vendor says about it. */
  vendor?: { field: string; address: string; words?: string; details?: string };
  /** Titles of the ingredients it was applied to. */
  ingredients: string[];
}

const MAX_ACTIONS = 1000;

const BEGINS: readonly string[] = ['c2pa.created', 'c2pa.opened'];

/** Whether an action says where the content began (C2PA 2.4, §18.16). Any other describes a change. */
export const isBegin = ({ action }: Pick<ActionView, 'action'>): boolean => BEGINS.includes(action);

function agentOf(action: unknown, agents: readonly unknown[]): string | undefined {
  const named = at(action, 'softwareAgent') ?? agents[Number(textAt(action, 'softwareAgentIndex'))];
  if (typeof named === 'string') return named || undefined;
  return [textAt(named, 'name'), textAt(named, 'version')].filter(Boolean).join(' ') || undefined;
}

/** `com.adobe.digitalSourceType`: the standard has no such field, so it's only what a vendor calls it. */
const VENDOR_FIELD = /^((?:[\w-]+\.)+)digitalSourceType$/;

function vendorOf(action: unknown): ActionView['vendor'] {
  const fields = [...entriesAt(action), ...entriesAt(action, 'parameters')].slice(0, 100);
  for (const [field, address] of fields) {
    const prefix = VENDOR_FIELD.exec(field)?.[1];
    if (prefix === undefined || typeof address !== 'string') continue;
    const details = fields.find(([name]) => name === `${prefix}details`)?.[1];
    const words = sourceWords(address);
    return { field, address, ...(words && { words }), ...(typeof details === 'string' && { details }) };
  }
  return undefined;
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
    const vendor = vendorOf(action);
    const references = [...listAt(action, 'parameters', 'ingredients'), ...listAt(action, 'ingredients')];
    return {
      action: name,
      words: Object.hasOwn(ACTION_WORDS, name) ? ACTION_WORDS[name] : undefined,
      when: textAt(action, 'when'),
      agent: agentOf(action, agents),
      description: textAt(action, 'description') ?? textAt(action, 'parameters', 'description'),
      reason: textAt(action, 'reason'),
      source: address === undefined ? undefined : { address, words: sourceWords(address) },
      ...(vendor && { vendor }),
      ingredients: references.slice(0, 100).flatMap((reference) => {
        const label = lastPart(textAt(reference, 'url') ?? '');
        return label ? [titles.get(label) ?? UNTITLED] : [];
      }),
    };
  });
}
