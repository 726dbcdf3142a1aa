import type { HomePicture } from './HomeDemo.tsx';

const TAMPERED = 'Tampered with';

/** What happens to a file, and the records that it carries by then. */
const STEPS = [
  {
    title: 'Made',
    text: 'The tool that makes a file signs a record of it.',
    records: [{ text: 'Created' }],
  },
  {
    title: 'Edited',
    text: 'An app adds what it changed and signs again. The first record stays.',
    records: [{ text: 'Created' }, { text: 'Cropped' }],
  },
  {
    title: 'Read',
    text: 'Anyone can read the records and check them against the file.',
    records: [{ text: 'Created' }, { text: 'Cropped' }, { text: 'Unchanged', tone: 'tip' }],
  },
  {
    title: TAMPERED,
    text: 'A change that nobody signed doesn’t match the hash, so the check fails.',
    records: [{ text: 'Created' }, { text: 'Cropped' }, { text: 'Invalid', tone: 'danger' }],
  },
] as const;

/**
 * What Content Credentials are, in one picture: it moves on as the reader scrolls, so nothing has to be stopped, and
 * it stands still where motion isn't wanted or the browser can't do it.
 */
export function HomeJourney({ picture: { address: _, ...image } }: { picture: HomePicture }) {
  return (
    <ol className="journey">
      {STEPS.map(({ title, text, records }) => (
        <li key={title}>
          <div className="journey-picture">
            <img {...image} alt="" loading="lazy" decoding="async" />
            {title === TAMPERED && <span />}
          </div>
          <ul className="journey-records" aria-label="Its records">
            {records.map((record) => (
              <li key={record.text} className={'tone' in record ? `callout-${record.tone}` : undefined}>
                {record.text}
              </li>
            ))}
          </ul>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
