import type { MouseEvent } from 'react';
import { linkTo } from './address.ts';
import { groupByPage } from './group.ts';
import { HitText } from './HitText.tsx';
import { countOf } from './labels.ts';
import { PageLine } from './PageLine.tsx';
import type { SearchAnswer } from './source.ts';
import type { Options } from './use-options.ts';

interface DialogResultsProps {
  answer: SearchAnswer;
  options: Options;
  /** Link to the results page. */
  all: string;
  /** Called when an option is about to open in this window. */
  onOpen(): void;
}

/** The hits, grouped by page, as options that are links. */
export function DialogResults({ answer, options, onOpen, all }: DialogResultsProps) {
  const { base = '/', slash } = document.documentElement.dataset;
  const { list, at, optionId, choose } = options;
  let index = 0;
  const option = (here: number) => ({
    role: 'option',
    id: optionId(here),
    tabIndex: -1,
    'aria-selected': here === at,
    onPointerMove: () => here !== at && choose(here),
    onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      if (!ctrlKey && !metaKey && !shiftKey) onOpen();
    },
  });
  return (
    <div className="search-list" role="listbox" id={list} aria-label="Results">
      {groupByPage(answer.hits).map(({ page, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={page.address} role="group" aria-label={page.title} className="search-group">
          <PageLine page={page} />
          {hits.map((hit) => (
            <a
              key={hit.address}
              className={hit.path.length > 1 ? 'search-hit search-hit-part' : 'search-hit'}
              href={linkTo(hit.address, base, slash)}
              {...option(index++)}
            >
              <HitText hit={hit} />
            </a>
          ))}
        </div>
      ))}
      <a className="search-all" href={all} {...option(index)}>
        See all {countOf(answer.total)}
      </a>
    </div>
  );
}
