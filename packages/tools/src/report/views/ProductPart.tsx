import { settings } from 'virtual:provenance';
import { productIn, productRows, recordsIn } from '@content-credentials/verdict/report/product-rows';
import type { ManifestView, Report } from '@content-credentials/verdict/report/report';
import { RowLines } from './RowList.tsx';

/** The product behind a signer, as rows of a list of facts, with links to its records. Nothing without an answer. */
export function ProductPart({ report, manifest }: { report: Report; manifest: ManifestView | undefined }) {
  const answer = productIn(report, manifest);
  const page = settings.products?.page;
  if (!answer) return null;
  const records = page === undefined ? [] : recordsIn(answer).slice(0, 20);
  return productRows(report, manifest).map(({ name, lines, notes }) => (
    <div key={name} data-product={answer.found}>
      <dt>{name}</dt>
      <dd>
        <RowLines lines={lines} notes={notes} />
        {records.map(({ id }) => (
          <p key={id}>
            <a href={`${page}#record-${id}`}>
              {records.length === 1 ? 'Open the record' : `Open record ${id}`}
            </a>
          </p>
        ))}
        {page !== undefined && records.length === 0 && (
          <p>
            <a href={page}>Search the list of conforming products</a>
          </p>
        )}
      </dd>
    </div>
  ));
}
