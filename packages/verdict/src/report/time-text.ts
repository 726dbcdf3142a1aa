const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** `November 20, 2026 at 22:33 UTC`, or undefined if it isn't a date. */
export function timeText(time: string | Date): string | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : `${FORMAT.format(date)} UTC`;
}
