import { settings } from 'virtual:provenance';
import {
  type Check,
  type CheckGroup,
  countChecks,
  isOnlyTrust,
} from '@content-credentials/verdict/report/checks';
import type { Report } from '@content-credentials/verdict/report/report';
import { countOf } from '../../shared/count.ts';
import { Brief, ShowText } from '../../shared/ShowText.tsx';
import { CheckLine } from './CheckLine.tsx';

/** The number of ingredients whose checks are listed when expanded; the full report has all of them. */
const CHECKS_SHOWN = 40;

/** All validation statuses, failures first; passed checks are collapsed. */
export function Checks({ report }: { report: Report }) {
  const { checks: groups, state } = report;
  const [own, ...ingredients] = groups;
  const counts = countChecks(groups.flatMap(({ checks }) => checks));
  const hasFailed = ({ checks }: CheckGroup) =>
    checks.some(({ outcome, isRecorded }) => outcome === 'failed' || isRecorded);
  const failed = ingredients.filter(hasFailed);
  const others = ingredients.filter((group) => !hasFailed(group));
  return (
    <>
      <p className="check-counts">
        {countOf(counts.passed, 'check')} passed, {counts.failed === 0 ? 'none' : counts.failed} failed
        {counts.noted > 0 && `, ${counts.noted} noted`}.{' '}
        {state !== 'Invalid' &&
          isOnlyTrust(groups) &&
          'The only failures are about trust, which doesn’t make a file invalid. '}
        {settings.codesPage && <a href={settings.codesPage}>All status codes</a>}
      </p>
      <div className="check-group">
        <h4>This file</h4>
        {own && <Group checks={own.checks} />}
      </div>
      <Ingredients groups={failed.slice(0, CHECKS_SHOWN)} />
      {others.length > 0 && (
        <details className="fold">
          <summary>{countOf(others.length, 'ingredient')} without failures</summary>
          <Ingredients groups={others.slice(0, CHECKS_SHOWN)} />
          {others.length > CHECKS_SHOWN && (
            <p>And {others.length - CHECKS_SHOWN} more, in the full report.</p>
          )}
        </details>
      )}
    </>
  );
}

function Ingredients({ groups }: { groups: readonly CheckGroup[] }) {
  return groups.map(({ ingredient, checks }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two ingredients can have the same title; the list never changes
    <div className="check-group" key={index}>
      <h4>
        Ingredient: <Brief limit={80}>{ingredient?.title ?? ''}</Brief>
      </h4>
      {ingredient && ingredient.path.length > 1 && (
        <p className="soft">
          In the history of this file: <ShowText limit={200}>{ingredient.path.join(' › ')}</ShowText>
        </p>
      )}
      <List checks={checks} />
    </div>
  ));
}

function Group({ checks }: { checks: readonly Check[] }) {
  const passed = checks.filter(({ outcome }) => outcome === 'passed');
  return (
    <>
      <List checks={checks.filter(({ outcome }) => outcome !== 'passed')} />
      {passed.length > 0 && (
        <details className="fold">
          <summary>{countOf(countChecks(passed).passed, 'check')} passed</summary>
          <List checks={passed} />
        </details>
      )}
    </>
  );
}

function List({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null;
  return (
    <ul className="check-list">
      {checks.map((check) => (
        <CheckLine check={check} key={`${check.outcome} ${check.isOwn} ${check.isRecorded} ${check.code}`} />
      ))}
    </ul>
  );
}
