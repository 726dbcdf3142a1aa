import { timeText } from '@content-credentials/verdict/report/time-text';
import { ShowText } from '../../shared/ShowText.tsx';

/** A time from the file, in UTC; shown as is if it can't be parsed. */
export function When({ time }: { time: string | Date }) {
  const text = timeText(time);
  if (text === undefined) return <ShowText limit={60}>{String(time)}</ShowText>;
  return <time dateTime={new Date(time).toISOString()}>{text}</time>;
}
