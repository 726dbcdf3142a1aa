import { Fragment, type ReactNode } from 'react';
import { clauseUrl, type Glossary as Data, glossary, type Term } from '../../content/data/glossary.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { typeset } from '../../ui/text.ts';

/** The terms by first letter, in list order. */
function byLetter(terms: readonly Term[]): Array<{ letter: string; terms: Term[] }> {
  const groups = Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase());
  return [...groups].map(([letter, group]) => ({ letter, terms: group }));
}

/** A clause of the standard is labeled with the standard's name, to distinguish it from our own pages. */
const clauseLabel = ({ specification }: Data, clause: NonNullable<Term['clause']>) =>
  'url' in clause ? clause.title : `${specification}, ${clause.title}`;

function linksOf(data: Data, { see, page, clause }: Term, href: (address: string) => string): ReactNode[] {
  const named = (id: string) => data.terms.find((one) => one.id === id)?.term ?? id;
  return [
    ...see.map((id) => (
      <a key={id} href={`#${id}`}>
        {named(id)}
      </a>
    )),
    ...(page
      ? [
          <a key="page" href={href(page.href)}>
            {page.title}
          </a>,
        ]
      : []),
    ...(clause
      ? [
          <a key="clause" href={clauseUrl(data, clause)}>
            {clauseLabel(data, clause)}
          </a>,
        ]
      : []),
  ];
}

export default defineComponent({
  name: 'Glossary',
  description: 'All terms from `data/glossary.json`, grouped by first letter',
  load: (_, { sourceDir }) => ({ data: glossary(sourceDir) }),
  View: ({ data, href }) => (
    <div className="glossary">
      {byLetter(data.terms).map(({ letter, terms }) => (
        <Fragment key={letter}>
          <h2 id={letter.toLowerCase()}>{letter}</h2>
          <dl>
            {terms.map((term) => (
              <Fragment key={term.id}>
                <dt id={term.id}>
                  <dfn>{term.term}</dfn>
                </dt>
                <dd>
                  {typeset(term.short)}
                  {term.more && ` ${typeset(term.more)}`}{' '}
                  <small>
                    {linksOf(data, term, href).map((link, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the links of one fixed text never move
                      <Fragment key={index}>
                        {index > 0 && ' · '}
                        {link}
                      </Fragment>
                    ))}
                  </small>
                </dd>
              </Fragment>
            ))}
          </dl>
        </Fragment>
      ))}
    </div>
  ),
});
