import { z } from 'zod';
import { type Checked, checkWith } from './issues.ts';

/** What happens when a check of the built site finds a problem: nothing, a log line, a warning, or a failed build. */
export const severity = z.enum(['ignore', 'log', 'warn', 'throw']);
export type Severity = z.output<typeof severity>;

export type LinkPolicy = Record<'onBrokenLinks' | 'onBrokenMarkdownLinks' | 'onDuplicateRoutes', Severity>;

const environment = z.object({ LINK_POLICY: severity.optional() });

/** LINK_POLICY overrides all three settings, so that CI can be stricter than an author's computer. */
export function linkPolicyFrom(
  env: Readonly<Record<string, string | undefined>>,
): Checked<Partial<LinkPolicy>> {
  const result = checkWith(environment, { LINK_POLICY: env.LINK_POLICY || undefined }, 'the environment');
  if (!result.ok) return result;
  const policy = result.value.LINK_POLICY;
  if (policy === undefined) return { ok: true, value: {} };
  return {
    ok: true,
    value: { onBrokenLinks: policy, onBrokenMarkdownLinks: policy, onDuplicateRoutes: policy },
  };
}
