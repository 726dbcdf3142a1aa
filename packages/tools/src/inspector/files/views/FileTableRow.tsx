import { formatBytes } from '@content-credentials/verdict/format-bytes';
import type { SigningTime } from '@content-credentials/verdict/report/signing-time';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { Seal } from '../../../report/views/Seal.tsx';
import { Brief } from '../../../shared/ShowText.tsx';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import type { Column } from '../order.ts';
import type { FileResult } from '../result.ts';
import type { FileRow } from '../state.ts';
import { AI_WORDS, COLUMNS } from '../words.ts';

const TITLES: ReadonlyMap<Column, string> = new Map(COLUMNS);

interface FileTableRowProps {
  row: FileRow;
  isReading: boolean;
  isChosen: boolean;
  onChoose(id: number, isChosen: boolean): void;
  onOpen(id: number): void;
}

/** Ignores clicks on controls, and clicks that end a text selection. */
const isForRow = ({ target }: MouseEvent): boolean =>
  target instanceof Element &&
  target.closest('button, input, [data-column="chosen"]') === null &&
  getSelection()?.isCollapsed !== false;

/** A file in the table. Memoized, because there can be hundreds and only one changes at a time. */
export const FileTableRow = memo(
  ({ row, isReading, isChosen, onChoose, onOpen }: FileTableRowProps) => {
    const { id, source, result } = row;
    const { name, size } = source.file;
    const picture = useObjectUrl(result?.picture);
    return (
      // Keyboard users can press the button with the name instead.
      <tr
        data-tone={result?.tone}
        aria-busy={isReading || undefined}
        onClick={(event) => isForRow(event) && onOpen(id)}
      >
        <td data-column="chosen">
          <input
            type="checkbox"
            aria-label={`Compare ${name}`}
            checked={isChosen}
            onChange={({ target }) => onChoose(id, target.checked)}
          />
        </td>
        <th scope="row">
          <div className="files-name">
            <span className="files-picture" aria-hidden="true">
              {picture ? (
                <img
                  className={result?.isCracked ? 'torn' : undefined}
                  src={picture}
                  alt=""
                  width="48"
                  height="36"
                />
              ) : (
                result?.format?.slice(0, 4)
              )}
            </span>
            <div>
              <button
                type="button"
                className="link-button files-open"
                data-open={id}
                onClick={() => onOpen(id)}
              >
                <Brief limit={80}>{name}</Brief>
              </button>
              <small>
                {result?.format && `${result.format}, `}
                {formatBytes(size)}
                {source.sidecar && ', with its .c2pa file'}
              </small>
            </div>
          </div>
        </th>
        <td data-column="state">
          {result ? (
            <div className="files-state">
              <Seal
                tone={result.tone}
                isCracked={result.isCracked === true}
                isOutlined={result.isOwnTrust === true}
              />
              <div>
                <Brief limit={100}>{result.title}</Brief>
                <small>{result.label}</small>
              </div>
            </div>
          ) : (
            <span className="files-none">{isReading ? 'Reading…' : 'Not read yet'}</span>
          )}
        </td>
        <Cell column="signer">{result?.signer && <NameAndOrganization {...result} />}</Cell>
        <Cell column="madeWith">{result?.madeWith && <MadeWith {...result} />}</Cell>
        <Cell column="ai">{result?.ai && <Ai {...result} />}</Cell>
        <Cell column="time">{result?.signing && <SignedAt signing={result.signing} />}</Cell>
        <Cell column="findings">{result?.findings && String(result.findings.length)}</Cell>
      </tr>
    );
  },
  (a, b) => a.row === b.row && a.isReading === b.isReading && a.isChosen === b.isChosen,
);

/** A cell. In a narrow window, its title is shown before it, and a cell without a value is hidden. */
function Cell({ column, children }: { column: Column; children: ReactNode }) {
  const hasValue = children !== undefined && children !== '';
  return (
    <td data-column={column} data-title={TITLES.get(column)} data-empty={!hasValue || undefined}>
      {hasValue ? children : <span className="files-none">–</span>}
    </td>
  );
}

/** Text from a file, which can be long. */
const Text = ({ children }: { children: string }) => <Brief limit={60}>{children}</Brief>;

/** What the manifest of an invalid file names: anyone could have written it. */
const NotConfirmed = ({ children }: { children: string }) => (
  <span className="files-none">
    <Text>{children}</Text>
    <small>not confirmed</small>
  </span>
);

const MadeWith = ({ reliability, madeWith = '' }: FileResult) =>
  reliability === 'unreliable' ? <NotConfirmed>{madeWith}</NotConfirmed> : <Text>{madeWith}</Text>;

const Ai = ({ reliability, ai = 'not stated' }: FileResult) =>
  reliability === 'unreliable' ? (
    <NotConfirmed>{AI_WORDS[ai]}</NotConfirmed>
  ) : (
    <span className={ai === 'yes' || ai === 'partly' ? 'verdict-tag' : undefined} data-kind="ai">
      {AI_WORDS[ai]}
    </span>
  );

/** A name that no trust list vouches for is marked. */
function NameAndOrganization({ isSignerVerified, signer = '', organization }: FileResult) {
  if (!isSignerVerified)
    return (
      <span className="files-none">
        <Text>{signer}</Text>
        <small>not verified</small>
      </span>
    );
  return (
    <>
      <Text>{signer}</Text>
      {organization && organization !== signer && (
        <small>
          <Text>{organization}</Text>
        </small>
      )}
    </>
  );
}

const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** A short form of the time; the report says who confirms it. */
function SignedAt({ signing }: { signing: SigningTime }) {
  if (signing.state === 'none') return <span className="files-none">No time stamp</span>;
  if (signing.state === 'bad') return 'Invalid time stamp';
  const date = new Date(signing.time);
  if (Number.isNaN(date.getTime())) return <Brief limit={40}>{signing.time}</Brief>;
  return (
    <>
      <time dateTime={date.toISOString()}>{FORMAT.format(date)}</time>
      <small>{signing.state === 'trusted' ? 'UTC, confirmed' : 'UTC, claimed'}</small>
    </>
  );
}
