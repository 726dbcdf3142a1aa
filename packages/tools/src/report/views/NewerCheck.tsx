import { useState } from 'react';
import { countOf } from '../../shared/count.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { fetchNewer, type NewerAnswer } from '../newer-list.ts';
import { certificatesOf, TRUST_OPTIONS, type TrustOption, type TrustState } from '../trust.ts';

interface Answered {
  option: TrustOption;
  answer: NewerAnswer;
}

/** Lists that can change: a frozen one can't. */
const living = (): TrustOption[] => TRUST_OPTIONS.filter(({ list }) => list && list.frozen === undefined);

/** Compares the lists with their publishers’ files when pressed. What changed is used for the rest of the visit. */
export function NewerCheck({ trust, onChange }: { trust: TrustState; onChange(trust: TrustState): void }) {
  const [answers, setAnswers] = useState<readonly Answered[] | 'asking'>();
  const lists = living();
  if (lists.length === 0) return null;

  const ask = async () => {
    setAnswers('asking');
    const today = new Date().toISOString().slice(0, 10);
    const found = await Promise.all(
      lists.map(async (option): Promise<Answered> => {
        const { id, list } = option;
        const newerList = trust.newer[id];
        const issued = newerList?.issued ?? list?.issued ?? '';
        try {
          const certificates = newerList?.anchors ?? (await certificatesOf(option));
          return {
            option,
            answer: await fetchNewer(list?.source.url ?? '', { issued, certificates }, today),
          };
        } catch {
          return { option, answer: { found: 'nothing', why: 'The list on this site couldn’t be loaded.' } };
        }
      }),
    );
    setAnswers(found);
    const newer = { ...trust.newer };
    for (const { option, answer } of found)
      if (answer.found === 'newer')
        newer[option.id] = { issued: answer.issued, read: today, anchors: answer.anchors };
    if (found.some(({ answer }) => answer.found === 'newer')) onChange({ ...trust, newer });
  };

  return (
    <div className="trust-newer">
      <p className="button-note">
        <button
          type="button"
          className="button button-quiet"
          disabled={answers === 'asking'}
          onClick={() => void ask()}
        >
          {answers === 'asking' ? 'Checking…' : 'Check for a newer list'}
        </button>{' '}
        <small>Fetches the published files from {hostsOf(lists)}.</small>
      </p>
      <div aria-live="polite">
        {Array.isArray(answers) &&
          answers.map(({ option: { id, title }, answer }: Answered) => (
            <p key={id}>
              <strong>{title}:</strong> <AnswerText answer={answer} />
            </p>
          ))}
      </div>
    </div>
  );
}

const hostsOf = (lists: readonly TrustOption[]): string =>
  [...new Set(lists.flatMap(({ list }) => (list ? [new URL(list.source.url).host] : [])))].join(', ');

function AnswerText({ answer }: { answer: NewerAnswer }) {
  switch (answer.found) {
    case 'same':
      return <>no certificate was added or withdrawn. The published list was issued on {answer.issued}.</>;
    case 'older':
      return <>the published file is older ({answer.issued}), so it isn’t used.</>;
    case 'nothing':
      return <>nothing changed. {answer.why}</>;
    case 'newer':
      return (
        <>
          newer, issued on {answer.issued}. It’s used until you close this tab.{' '}
          <Names what="added" names={answer.added} /> <Names what="withdrawn" names={answer.withdrawn} />
        </>
      );
  }
}

const Names = ({ what, names }: { what: string; names: readonly string[] }) =>
  names.length === 0 ? null : (
    <>
      {countOf(names.length, 'certificate')} {what}: <ShowText limit={400}>{names.join(', ')}</ShowText>.
    </>
  );
