import type { Named } from '../../layout/data.ts';
import { Tabs } from '../../ui/Tabs.tsx';

/** Someone who's new here, and the pages to read, in order. */
interface Reader {
  value: string;
  label: string;
  /** Ids of pages. Those that don't exist are left out. */
  pages: readonly string[];
}

const begin = ['introduction', 'getting-started'];
const read = [
  'manifest/understanding-manifest',
  'manifest/reading',
  'manifest/reading/manifest-validation',
  'verify-known-cert-list',
];
const write = [
  'signing',
  'signing/test-certs',
  'signing/local-signing',
  'manifest/writing',
  'manifest/writing/assertions-actions',
];

export const READERS: readonly Reader[] = [
  {
    value: 'web',
    label: 'A web page',
    pages: [...begin, 'js-sdk/getting-started/quick-start', ...read, 'js-sdk/guides/hosting', ...write],
  },
  {
    value: 'server',
    label: 'A server or service',
    pages: [...begin, 'other-langs', 'c2pa-node/install', ...read, ...write, 'signing/prod-cert'],
  },
  { value: 'app', label: 'A native or mobile app', pages: [...begin, 'other-langs', ...read, ...write] },
  {
    value: 'newsroom',
    label: 'A newsroom or archive',
    pages: [
      'introduction',
      'faqs',
      'verify',
      ...read,
      'manifest/reading/reading-ingredients',
      'manifest/reading/legacy-manifests',
      ...write,
      'manifest/iptc-properties',
      'manifest/writing/cawg-id',
      'durable-cr',
    ],
  },
  {
    value: 'program',
    label: 'A conformance application',
    pages: [
      'introduction',
      'conformance',
      ...read,
      'codes',
      'signing',
      'signing/get-cert',
      'manifest/writing',
    ],
  },
];

interface StartHereProps {
  /** Pages of the sidebar by address. */
  pages: ReadonlyMap<string, Named>;
  href: (address: string) => string;
}

/** The pages to read in order, for five kinds of readers. */
export function StartHere({ pages, href }: StartHereProps) {
  const tabs = READERS.map(({ value, label, pages: ids }) => ({
    value,
    label,
    panel: (
      <ol>
        {ids.map((id) => {
          const page = pages.get(`/docs/${id}`);
          return (
            page && (
              <li key={id}>
                <a href={href(page.address)}>{page.label}</a>
              </li>
            )
          );
        })}
      </ol>
    ),
  }));
  return (
    <>
      <p>Choose what you’re working on, and read in this order.</p>
      <Tabs name="start" kind="reader" legend="What are you working on?" tabs={tabs} />
    </>
  );
}
