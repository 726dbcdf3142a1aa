import { type Finding, listOf, objectOf, shown } from './finding.ts';

/** Rules about a whole definition that its JSON Schema can't express. Each was tested with the SDK; the pages say with which version. */
export function definitionFindings(definition: unknown): Finding[] {
  const { claim_version: version, claim_generator_info: generators, ingredients } = objectOf(definition);
  const assertions = listOf(objectOf(definition).assertions).map(objectOf);
  const found: Finding[] = [];
  if (version === 1)
    found.push({
      rule: 'claim-version',
      severity: 'error',
      at: '/claim_version',
      value: '1',
      problem:
        'Version 1 claims are only for reading old files: C2PA 2.x requires claim generators to write version 2.',
      fix: 'Remove `claim_version`. The SDK writes version 2 by default.',
    });
  if (listOf(generators).length > 1)
    found.push({
      rule: 'one-claim-generator',
      severity: 'error',
      at: '/claim_generator_info',
      value: shown(generators),
      problem: '`claim_generator_info` must have exactly one entry: with two, signing fails.',
      fix: 'Keep your own program. Name other programs as `softwareAgent` of an action.',
    });
  const parents = listOf(ingredients).flatMap((one, index) =>
    objectOf(one).relationship === 'parentOf' ? [index] : [],
  );
  if (parents.length > 1)
    found.push({
      rule: 'one-parent',
      severity: 'error',
      at: `/ingredients/${parents[1]}/relationship`,
      value: 'parentOf',
      problem:
        'Only one ingredient can be the parent; a manifest with two is Invalid with `manifest.multipleParents`.',
      fix: 'Write `componentOf` for the other ingredients.',
    });
  for (const [index, { label, data }] of assertions.entries()) {
    if (typeof label !== 'string') continue;
    if (label === 'c2pa.actions')
      found.push({
        rule: 'old-actions-label',
        severity: 'warning',
        at: `/assertions/${index}/label`,
        value: label,
        problem: 'The version is part of the label: without one, it’s version 1.',
        fix: 'Write `c2pa.actions.v2`.',
      });
    if (label.endsWith('.metadata') && !Object.hasOwn(objectOf(data), '@context'))
      found.push({
        rule: 'metadata-context',
        severity: 'error',
        at: `/assertions/${index}/data`,
        value: shown(data),
        problem: `\`${label}\` ends in \`.metadata\`, so its data must be JSON-LD with \`@context\`.`,
        fix: 'Add `"@context"` with the prefixes that you use, such as `{ "dc": "http://purl.org/dc/elements/1.1/" }`, or choose a different label.',
      });
  }
  return found;
}
