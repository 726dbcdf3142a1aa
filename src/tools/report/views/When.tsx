import { ShowText } from '../../shared/ShowText.tsx';

const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** A time that a file says, in UTC; text as it stands when it is none. */
export function When({ time }: { time: string | Date }) {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return <ShowText limit={60}>{String(time)}</ShowText>;
  return <time dateTime={date.toISOString()}>{FORMAT.format(date)} UTC</time>;
}
