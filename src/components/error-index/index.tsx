import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { slug } from 'github-slugger';
import { Fragment } from 'react';
import { defineComponent, type Href } from '../../content/markdown/component.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { InlineText } from '../../ui/Line.tsx';
import { MESSAGE_ID } from '../../ui/text.ts';
import { type ErrorEntry, errorEntries, type Place } from './data.ts';

/** Code in Markdown has one or two backticks around it, and then spaces inside. */
const CODE = /(`{1,2})\s?(.+?)\s?\1(?!`)/;

/** A message with its code. */
function Message({ text }: { text: string }) {
  const [all = '', , code = ''] = CODE.exec(text) ?? [];
  if (code === '') return text;
  const start = text.indexOf(all);
  return (
    <>
      {text.slice(0, start)}
      <InlineCode text={code} />
      <Message text={text.slice(start + all.length)} />
    </>
  );
}

/** The message's names in Rust, and the library that prints it. */
function About({ names, where }: Pick<ErrorEntry, 'names' | 'where'>) {
  return (
    <>
      {names.length > 0 && (
        <small>
          In Rust:{' '}
          {names.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <InlineCode text={name} />
            </Fragment>
          ))}
        </small>
      )}
      {where && <small>{where}</small>}
    </>
  );
}

/** Links to the pages and sections that explain a message. */
function Places({ of, href }: { of: readonly Place[]; href: Href }) {
  return of.map(({ label, short = label, address }, index) => (
    <Fragment key={address}>
      {index > 0 && ', '}
      <a href={href(address)} aria-label={short === label ? undefined : label}>
        {short}
      </a>
    </Fragment>
  ));
}

export default defineComponent({
  name: 'ErrorIndex',
  readsPages: true,
  load: (_, { sourceDir }) => ({ entries: errorEntries(sourceDir) }),
  View: ({ entries, href }) => (
    <DataTable
      noun="messages"
      caption="Error messages with their causes and fixes"
      filterLabel="Paste a message, or type words from it"
      takesMessages
      first={25}
      columns={['Message', { label: 'Cause' }, { label: 'What to do' }]}
      rows={entries.map(({ message, names, where, cause, fix, places }) => ({
        key: message,
        // The others have their address on the page that explains them.
        ...(places.length === 0 && { id: MESSAGE_ID + slug(message) }),
        cells: [
          <Fragment key="message">
            <Message text={message} />
            <About names={names} where={where} />
          </Fragment>,
          cause && <InlineText key="cause" text={cause} href={href} />,
          <Fragment key="fix">
            {fix && <InlineText text={fix} href={href} />}
            {places.length > 0 && (
              <small>
                <Places of={places} href={href} />
              </small>
            )}
          </Fragment>,
        ],
      }))}
    />
  ),
});
