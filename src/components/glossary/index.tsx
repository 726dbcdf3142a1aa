import { Fragment } from 'react';
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

/** Where a term's entry leads: related terms, the page that explains it, and the clause that defines it. */
function linksOf(
  data: Data,
  { see, page, clause }: Term,
  href: (address: string) => string,
): Array<readonly [address: string, label: string]> {
  const named = (id: string) => data.terms.find((one) => one.id === id)?.term ?? id;
  return [
    ...see.map((id) => [`#${id}`, named(id)] as const),
    ...(page ? [[href(page.href), page.title] as const] : []),
    ...(clause ? [[clauseUrl(data, clause), clauseLabel(data, clause)] as const] : []),
  ];
}

export default defineComponent({
  name: 'Glossary',
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
                    {linksOf(data, term, href).map(([address, label], index) => (
                      <Fragment key={address}>
                        {index > 0 && ' · '}
                        <a href={address}>{label}</a>
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
