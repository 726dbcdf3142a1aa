/**
 * The badge of code that doesn't run in our tests, from the reason in task.json or in `notrun`: "it needs a Mac" becomes
 * `Not tested: needs a Mac.` What ran in another way has a reason that begins with "tested".
 */
export function notTested(reason?: string): string {
  if (!reason) return 'Not tested.';
  const text = reason.replace(/\.?$/, '.');
  if (text.startsWith('tested ')) return text.replace('t', 'T');
  return `Not tested: ${text.replace(/^it /, '')}`;
}
