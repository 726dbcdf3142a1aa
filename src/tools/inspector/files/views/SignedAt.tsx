import type { SigningTime } from '../../../../c2pa/report/signing-time.ts';
import { ShowText } from '../../../shared/ShowText.tsx';

const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** A short form of the time; the report says who confirms it. */
export function SignedAt({ signing }: { signing: SigningTime }) {
  if (signing.state === 'none') return <span className="files-none">No time stamp</span>;
  if (signing.state === 'bad') return 'Invalid time stamp';
  const date = new Date(signing.time);
  if (Number.isNaN(date.getTime()))
    return (
      <ShowText limit={40} isBrief>
        {signing.time}
      </ShowText>
    );
  return (
    <>
      <time dateTime={date.toISOString()}>{FORMAT.format(date)}</time>
      <small>{signing.state === 'trusted' ? 'UTC, confirmed' : 'UTC, claimed'}</small>
    </>
  );
}
