import { settings } from 'virtual:provenance';
import {
  type Check,
  type CheckGroup,
  countChecks,
  isOnlyTrust,
} from '@content-credentials/verdict/report/checks';
import type { Report } from '@content-credentials/verdict/report/report';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import { CAUSES, NOT_SHOWN } from '@content-credentials/verdict/report/verdict-table';
import type { ReactNode } from 'react';
import { countOf } from '../../shared/count.ts';
import { Brief, ShowText } from '../../shared/ShowText.tsx';
import { isUntrusted, NOT_LOCATED } from '../failures.ts';
import { CheckLine, toneOf } from './CheckLine.tsx';
import { StateMark } from './StateMark.tsx';

/** The number of ingredients whose checks are listed; the full report has all of them. */
const CHECKS_SHOWN = 40;

/** What the checks of a file are about, by their codes: the first that fits. */
const PARTS: ReadonlyArray<readonly [name: string, codes: RegExp]> = [
  ['Content of the file', /^assertion\.(?:\w+Hash|hardBinding|multipleHardBindings)\.|hardBindings/],
  ['Signature', /^claimSignature\./],
  ['Signer', /^signingCredential\./],
  ['Time of signing', /^timeStamp\.|^timeOfSigning\.|timestamp\./],
  ['People and organizations named in it', /^cawg\./],
  ['What it was made from', /^(?:assertion\.)?ingredient\.|^manifest\./],
  ['What the credentials say', /./],
];

const TONES = ['bad', 'warning', 'noted', 'good'] as const;

/** The most serious tone of some checks. */
const worstOf = (checks: readonly Check[]) => {
  const tones = checks.map(toneOf);
  return TONES.find((tone) => tones.includes(tone)) ?? 'good';
};

/** `1 failed, 2 passed`; of a signer that's on no list, `not trusted`. */
const countsOf = (checks: readonly Check[]): string => {
  const { failed: untrusted } = countChecks(checks.filter(isUntrusted));
  if (untrusted === 1 && checks.every(isUntrusted)) return 'not trusted';
  const { failed, noted, passed } = countChecks(checks);
  const counts = { failed: failed - untrusted, 'not trusted': untrusted, noted, passed };
  return Object.entries(counts)
    .flatMap(([word, count]) => (count > 0 ? `${count} ${word}` : []))
    .join(', ');
};

/** All validation statuses, by what they're about: what failed first, what passed folded. */
export function Checks({ report }: { report: Report }) {
  const { checks: groups, state } = report;
  const { kind } = verdictOf(report);
  const [own, ...ingredients] = groups;
  const all = groups.flatMap(({ checks }) => checks);
  const partOf = ({ code }: Check) => PARTS.findIndex(([, codes]) => codes.test(code));
  const parts = PARTS.map(([name], index) => ({
    title: name as ReactNode,
    path: '',
    checks: own?.checks.filter((check) => partOf(check) === index) ?? [],
  }));
  const below = ingredients.map(({ ingredient, checks }: CheckGroup) => ({
    title: (
      <>
        Ingredient: <Brief limit={80}>{ingredient?.title ?? ''}</Brief>
      </>
    ),
    path: ingredient && ingredient.path.length > 1 ? ingredient.path.join(' › ') : '',
    checks,
  }));
  const rank = ({ checks }: { checks: readonly Check[] }) => Math.min(TONES.indexOf(worstOf(checks)), 2);
  const shown = [parts, below].flatMap((rows) =>
    rows
      .filter(({ checks }) => checks.length > 0)
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, CHECKS_SHOWN),
  );
  return (
    <>
      <p className="check-counts">
        <strong>
          {countOf(
            Object.values(countChecks(all)).reduce((sum, one) => sum + one),
            'check',
          )}
        </strong>{' '}
        of this file{ingredients.length > 0 && ' and its ingredients'}: {countsOf(all)}.{' '}
        {state !== 'Invalid' &&
          isOnlyTrust(groups) &&
          'A signer that isn’t trusted doesn’t make a file invalid. '}
        {kind === 'changed' && `${CAUSES.changed.headline} ${NOT_SHOWN} ${NOT_LOCATED} `}
        {settings.codesPage && <a href={settings.codesPage}>All status codes</a>}
      </p>
      <div className="check-parts">
        {shown.map(({ title, path, checks }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two ingredients can have the same title; the list never changes
          <details className="fold" key={index} open={rank({ checks }) < 2}>
            <summary>
              <StateMark tone={worstOf(checks)} />
              <strong>{title}</strong>
              <span>{countsOf(checks)}</span>
            </summary>
            {path && (
              <p className="soft">
                In the history of this file: <ShowText limit={200}>{path}</ShowText>
              </p>
            )}
            <ul className="check-list">
              {checks.map((check) => (
                <CheckLine
                  check={check}
                  key={`${check.outcome} ${check.isOwn} ${check.isRecorded} ${check.code}`}
                />
              ))}
            </ul>
          </details>
        ))}
      </div>
      {below.length > CHECKS_SHOWN && <p>And {below.length - CHECKS_SHOWN} more, in the full report.</p>}
    </>
  );
}
