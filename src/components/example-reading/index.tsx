import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { z } from 'zod';
import type { ExampleReport, ManifestExample } from '../../content/data/manifest-examples.ts';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { pageOfCode } from '../../features/status-codes/page.ts';
import { Table } from '../../ui/Table.tsx';
import { namedExample } from '../example/index.tsx';

type Kind = 'success' | 'informational' | 'failure';

export interface ReadingCode {
  code: string;
  kind: Kind;
  /** The part of the store that the first entry with this code is about, such as `c2pa.hash.data`. */
  about: string;
  /** How often the code occurs in the results for the active manifest or its ingredients. */
  times: number;
}

export interface Reading {
  state: string;
  trusted: string;
  codes: ReadingCode[];
}

const KINDS: readonly Kind[] = ['success', 'informational', 'failure'];

type Statuses = Partial<Record<Kind, readonly { code: string; url?: string | undefined }[]>>;

/** The part of the store that a status is about: the end of its address, or a whole manifest. */
function partOf(url = ''): string {
  const last = url.split('/').at(-1) ?? '';
  return last.startsWith('urn:') ? 'a manifest' : last;
}

/**
 * Every code in a result once, in the order success, informational, failure; the active manifest's codes come first.
 */
export function readingOf(report: ExampleReport, { trusted }: Pick<ManifestExample, 'trusted'>): Reading {
  const { activeManifest, ingredientDeltas = [] } = report.validation_results as {
    activeManifest: Statuses;
    ingredientDeltas?: { validationDeltas: Statuses }[];
  };
  const codes: ReadingCode[] = [];
  const gather = (statuses: Statuses, kind: Kind, ofIngredient: boolean) => {
    for (const { code, url } of statuses[kind] ?? []) {
      const about = partOf(url) + (ofIngredient ? ' (ingredient)' : '');
      const known = codes.find((entry) => entry.code === code && entry.kind === kind);
      if (known) known.times++;
      else codes.push({ code, kind, about, times: 1 });
    }
  };
  for (const kind of KINDS) {
    gather(activeManifest, kind, false);
    for (const { validationDeltas } of ingredientDeltas) gather(validationDeltas, kind, true);
  }
  return { state: report.validation_state, trusted: trusted.state, codes };
}

const inWords = ({ about, times }: ReadingCode) => (times > 1 ? `${about} and ${times - 1} more` : about);

export default defineComponent({
  name: 'ExampleReading',
  attributes: z.object({ name: writtenText }),
  load({ name }, { sourceDir }) {
    const { example, root } = namedExample(name, sourceDir);
    return { reading: readingOf(example.report, example), root };
  },
  View: ({ reading, root, href }) => (
    <div className="example-reading parts">
      <p>
        Without a trust anchor: <strong>{reading.state}</strong>. With <code>{root}</code> as a trust anchor:{' '}
        <strong>{reading.trusted}</strong>.
      </p>
      <Table
        label="Status codes"
        columns={['Code', 'Kind', 'About']}
        rows={reading.codes.map((entry) => ({
          key: `${entry.code} ${entry.about}`,
          cells: [
            <a key="code" href={href(pageOfCode(entry.code))}>
              <InlineCode text={entry.code} />
            </a>,
            entry.kind,
            inWords(entry),
          ],
        }))}
        hasRowHeads
      />
    </div>
  ),
});
