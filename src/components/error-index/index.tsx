import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { type ErrorEntry, errorEntries } from './data.ts';

const COLUMNS = [{ label: 'Message', sort: 'text' }, { label: 'Cause and fix' }] as const;

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

/** Every error message that a page explains, with links to those pages. */
function ErrorIndex({
  entries,
  href,
}: {
  entries: readonly ErrorEntry[];
  href: (address: string) => string;
}) {
  return (
    <DataTable
      noun="messages"
      caption="Error messages and the pages that explain them"
      filterLabel="Paste a message, or type words from it"
      takesMessages
      columns={COLUMNS}
      rows={entries.map(({ message, names, places }) => ({
        key: message,
        cells: [
          <Fragment key="message">
            <Message text={message} />
            {names.map((name, index) => (
              <Fragment key={name}>
                {index > 0 ? (
                  ', '
                ) : (
                  <>
                    <br />
                    In Rust:{' '}
                  </>
                )}
                <InlineCode text={name} />
              </Fragment>
            ))}
          </Fragment>,
          places.map(({ label, short = label, address }, index) => (
            <Fragment key={address}>
              {index > 0 && ', '}
              <a href={href(address)} aria-label={short === label ? undefined : label}>
                {short}
              </a>
            </Fragment>
          )),
        ],
      }))}
    />
  );
}

export default defineComponent({
  name: 'ErrorIndex',
  description:
    'Every message in the tables of errors (Message · Cause · Fix) of all pages, with a field to paste one into',
  usage: '<ErrorIndex />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ entries: errorEntries(sourceDir) }),
  View: ErrorIndex,
  links: ({ entries }) => entries.flatMap(({ places }) => places.map(({ address }) => address)),
});
