import { table } from 'virtual:certificate-rules';
import type { Diagnosis } from '@content-credentials/verdict/certificate-rules/diagnosis';
import type { SdkTrust } from '@content-credentials/verdict/certificate-rules/finding';
import { isDisputed } from '@content-credentials/verdict/certificate-rules/trust';
import { StateMark } from '../../report/views/StateMark.tsx';
import { Prose } from '../../shared/Prose.tsx';

const WORDS = { trusted: 'Trusted', untrusted: 'Not trusted', unknown: 'Not decided here' } as const;

/** Both answers to whether validators trust the signer, where the C2PA rules and the SDK disagree. */
export function TrustAnswers({ diagnosis: { trust, sdk, isFormOnly, examined } }: { diagnosis: Diagnosis }) {
  const isSigned = sdk === 'accepts' || isFormOnly;
  if (!isDisputed(trust) || !isSigned || examined.lost.length > 0) return null;
  return (
    <section className="report-part trust-answers">
      <h3>Validators disagree on trust</h3>
      <p>
        {trust.isListChosen
          ? 'With the trust lists that you selected:'
          : 'With a trust list that has the root of this chain:'}
      </p>
      <dl>
        <Answer of="C2PA rules" about={table.specification} {...trust.rules} />
        <Answer of={`SDK ${table.sdk.split(' ').at(-1)}`} about={table.sdk} {...trust.sdk} />
      </dl>
      <p>
        Follow the C2PA rules, because later versions of the SDK refuse more chains.{' '}
        <a href="#trust-by-version">Compare versions</a>
      </p>
    </section>
  );
}

interface AnswerProps extends SdkTrust {
  of: string;
  about: string;
}

function Answer({ of, about, answer, why }: AnswerProps) {
  return (
    <div data-answer={answer}>
      <dt>
        {of} <small>{about}</small>
      </dt>
      <dd>
        <strong>
          <StateMark tone={answer === 'trusted' ? 'plain' : 'bad'} /> {WORDS[answer]}
        </strong>
        <span>
          <Prose>{why}</Prose>
        </span>
      </dd>
    </div>
  );
}
