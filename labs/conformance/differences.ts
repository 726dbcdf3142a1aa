import type { ConformanceOutcomes } from '@content-credentials/verdict/testkit/conformance/outcomes';

/** Where our answer isn't the official one, and why. No crJSON that an SDK wrote is among them. */
export const DIFFERENCES: ConformanceOutcomes['differences'] = [
  {
    id: 'no-assertions',
    title: 'crJSON without assertions',
    documents: ['no-assertions', 'assertions-empty'],
    reason:
      'Most rules forbid something, so the official evaluator reports 31 of 31 rules as met if the claim lists actions and the crJSON leaves out all assertions. Ours says that it can’t check such a document.',
  },
  {
    id: 'assertions-type',
    title: 'Assertions that aren’t an object',
    documents: ['assertions-null', 'assertions-list'],
    reason:
      'The official evaluator stops with an error before it checks any rule. Ours says that it can’t check the document.',
  },
  {
    id: 'no-manifests',
    title: 'crJSON without a manifest',
    documents: ['no-manifests', 'manifests-missing'],
    reason:
      'The official evaluator reports outcomes for a manifest that doesn’t exist. Ours says that it can’t check the document.',
  },
  {
    id: 'active-manifest-null',
    title: 'An ingredient whose active manifest is null',
    documents: ['active-manifest-null'],
    reason:
      'The official evaluator stops with an error before it checks any rule. Ours reads `null` as missing, as the rules themselves do.',
  },
  {
    id: 'failure-not-list',
    title: 'One failure instead of a list',
    documents: ['failure-not-list'],
    reason:
      'The official evaluator finds no failures in anything but a list, so it reports the rules as met. Ours reports them as not met, because it can’t read the failures.',
  },
  {
    id: 'action-name-type',
    title: 'An action whose name isn’t text',
    documents: ['action-name-number', 'action-name-list', 'action-name-object'],
    reason:
      'The official evaluator turns a number into text and compares the items of a list, so some rules are met and others fail. Ours reports every rule that reads names as not met, and the actions as ambiguous.',
  },
  {
    id: 'references-text',
    title: 'A reference to an ingredient as text',
    documents: ['references-text'],
    reason:
      'The official evaluator treats a string of one letter as a list with one reference, because both have a length of 1. Ours expects a list.',
  },
  {
    id: 'hash-url-empty',
    title: 'An empty URL in a data hash',
    documents: ['hash-url-empty'],
    reason:
      'The official evaluator takes the first hash with a `url`, even an empty one, so it doesn’t look at the second. Ours looks at both.',
  },
];
