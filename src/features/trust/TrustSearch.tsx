import { dayText } from '@content-credentials/tools/ui/day-text';
import { Icon } from '../../ui/Icon.tsx';
import type { AnchorRow, ListSection, TrustPageData } from './page.ts';
import { TrustIcon } from './TrustIcon.tsx';

const EXAMPLES = ['Google', 'Leica', 'DigiCert'];

/** The title of a list in a sentence, without that it's frozen, which is said once. */
export const listName = (title: string) => title.replace(/ \(frozen\)$/, '');
const inSentence = (title: string) => listName(title).replace(/^Interim/, 'interim');

/** What it means to be on a list: src/features/trust/client.ts shows the answer. */
export const stateOf = ({ frozen, counts }: ListSection) =>
  frozen !== undefined ? 'frozen' : counts === 'signers' ? 'current' : 'stamps';

/** `Leica`: lists write one company in several ways. */
export const makerKey = (name: string) => name.split(/[ ,]/)[0]?.toLowerCase();
export const makerOf = ({ organization, name }: AnchorRow) => organization || name;

/**
 * The answer's states, best first: how the title goes on after the company's name, and what follows from it. Its color isn't
 * that of a verdict; a frozen list's is that of caution.
 */
const answersFor = (frozen: ListSection | undefined) =>
  [
    {
      state: 'current',
      tone: 'listed',
      title: 'is on the current lists',
      meaning: 'Being listed doesn’t say that a company’s files are true.',
    },
    {
      state: 'stamps',
      tone: 'listed',
      title: 'is listed for time stamps only',
      meaning: 'A time stamp dates a signature. It never makes the signer trusted.',
    },
    {
      state: 'frozen',
      tone: 'expired',
      title: `is only on the ${frozen ? inSentence(frozen.title) : 'frozen list'}`,
      meaning: `That list has been frozen since ${frozen?.frozen && dayText(frozen.frozen)}. A validator that uses only current lists doesn’t trust these signers.`,
    },
    {
      state: 'none',
      tone: 'none',
      title: 'isn’t on these lists',
      meaning:
        'A product or CA that isn’t listed can sign all the same, but its files are Valid at best, not Trusted. The lists name companies, and rarely models: search for the maker.',
    },
  ] as const;

/**
 * The field for all lists. src/features/trust/client.ts finds rows, counts them, and copies the line of the state.
 */
export function TrustSearch({ lists }: Pick<TrustPageData, 'lists'>) {
  return (
    <search className="trust-search">
      <label className="filter">
        <span className="sr-only">Search all lists</span>
        <Icon name="search" />
        <input
          type="search"
          placeholder="Company, product, or certificate"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <p className="trust-try">
        Try{' '}
        {EXAMPLES.map((name) => (
          <button key={name} type="button" data-find={name}>
            {name}
          </button>
        ))}
      </p>
      <div role="status" />
      <template>
        <button type="button" className="record-close">
          <Icon name="close" />
          <span>Close</span>
        </button>
      </template>
      {answersFor(lists.find(({ frozen }) => frozen !== undefined)).map(({ state, tone, title, meaning }) => (
        <template key={state} data-state={state}>
          <div className="trust-answer" data-tone={tone}>
            <TrustIcon name="list" />
            <div>
              <p className="verdict-title">
                <span /> {title}
              </p>
              <p className="verdict-truth">{meaning}</p>
              {state === 'none' && (
                <p className="trust-ways">
                  <button type="button" className="button button-quiet" data-find="">
                    Show everything
                  </button>
                </p>
              )}
            </div>
          </div>
        </template>
      ))}
    </search>
  );
}
