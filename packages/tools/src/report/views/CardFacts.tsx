import { issuerRows, signerRow, signingTimeLine } from '@content-credentials/verdict/report/checked-rows';
import type { FileBinding } from '@content-credentials/verdict/report/file-binding';
import { hashCoverOf } from '@content-credentials/verdict/report/hash-cover';
import { ownManifest, ownSigningTime, type Report } from '@content-credentials/verdict/report/report';
import { SDK } from '@content-credentials/verdict/report/sdk-version';
import { ShowText } from '../../shared/ShowText.tsx';
import { ProductPart } from './ProductPart.tsx';
import { RowList } from './RowList.tsx';
import { When } from './When.tsx';

/** What the result depends on: the signer, its issuer, the trust list, the time, the hash, and the validator. */
export function CardFacts({ report }: { report: Report }) {
  return (
    <>
      <RowList
        rows={[
          ...signerRow(report),
          ...issuerRows(report),
          { name: 'Time of signing', lines: [signingTimeLine(ownSigningTime(report))] },
        ]}
      >
        <HashCoverFact binding={report.binding} />
        <ProductPart report={report} manifest={ownManifest(report)} />
      </RowList>
      <ValidatorLine report={report} />
    </>
  );
}

/** Which validator was used, with which settings, and when: the verdict depends on all three. */
function ValidatorLine({ report: { isTrustUsed, validatedAt } }: { report: Report }) {
  return (
    <p className="soft">
      Checked by {SDK.name} {SDK.version} (core {SDK.core}) and by this page’s own hash check on{' '}
      <When time={validatedAt} />. Trust lists: {isTrustUsed ? 'as selected on this page' : 'all turned off'}.
    </p>
  );
}

const FACTS_SHOWN = 20;
const number = (value: number) => value.toLocaleString('en-US');

/** What the hash covers: one line, and the excluded byte ranges. */
function HashCoverFact({ binding }: { binding: FileBinding }) {
  const { line, ranges } = hashCoverOf(binding);
  return (
    <div className="hash-cover">
      <dt>Hash</dt>
      <dd>
        <ShowText limit={300}>{line}</ShowText>
        {ranges.length > 0 && (
          <details className="fold">
            <summary>Bytes outside the hash</summary>
            <ul className="bullets">
              {ranges.slice(0, FACTS_SHOWN).map(({ name, from, to, bytes, note }) => (
                <li key={from}>
                  {number(from)} to {number(to)} ({number(bytes)} bytes):{' '}
                  <ShowText limit={60}>{name}</ShowText>
                  {note && <>. {note}</>}
                </li>
              ))}
              {ranges.length > FACTS_SHOWN && <li>And {number(ranges.length - FACTS_SHOWN)} more ranges.</li>}
            </ul>
          </details>
        )}
      </dd>
    </div>
  );
}
