/** Callouts an author may write as `:::kind[Title]`, with the title each has when none is given. */
export const CALLOUT_TITLES: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  danger: 'Danger',
};
