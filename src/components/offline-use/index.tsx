import { z } from 'zod';
import { hrefOf } from '../../addresses/address.ts';
import { defineComponent } from '../../content/markdown/component.ts';

interface OfflineProps {
  /** The zip's address without the base path, and as a link. */
  copy?: { address: string; link: string };
  /** `ask` offers the tools. */
  pages?: 'ask' | 'never';
}

/** The file's name. */
const nameOf = (address: string) => address.split('/').at(-1);

/** What the site offers, and a place for what the service worker's script adds. */
function OfflineUse({ copy, pages }: OfflineProps) {
  return (
    <div className="callout" role="note">
      <p className="callout-title">On this site</p>
      {copy ? (
        <p>
          <a href={copy.link} download="">
            {nameOf(copy.address)}
          </a>{' '}
          is a copy of all pages.
        </p>
      ) : (
        <p>This site doesn’t offer a copy to download.</p>
      )}
      {pages ? (
        <p>This site keeps the pages that you visit, and the search, in your browser.</p>
      ) : (
        <p>This site doesn’t keep pages in your browser.</p>
      )}
      {pages && <div className="prose" data-offline-use={pages} />}
    </div>
  );
}

export default defineComponent({
  name: 'OfflineUse',
  description: 'What this site offers to readers without a network: the copy, and the pages in the browser',
  usage: '<OfflineUse />',
  attributes: z.object({}),
  load: (_, { offline, policy }): OfflineProps => ({
    ...(offline.copy && { copy: { address: offline.copy, link: hrefOf(offline.copy, policy) } }),
    ...(offline.pages && { pages: offline.tools }),
  }),
  View: OfflineUse,
  links: ({ copy }) => (copy ? [copy.address] : []),
});
