import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { Fragment, type ReactNode } from 'react';
import type { StatusCodePage } from '../../features/status-codes/page.ts';
import { Line } from '../../ui/Line.tsx';
import type { Href } from './parts.tsx';

/** What a report contains for a code that a core can report. */
export function Effect({ of: { entry, effect } }: { of: StatusCodePage }) {
  return (
    <>
      <Fact name="Effect on the state">
        <Line text={effect} />
      </Fact>
      <Fact name="What url points to">
        <Line text={entry.url} />
      </Fact>
    </>
  );
}

/** What an entry's `explanation` says, so that whoever searches for it finds the code. */
export function Explanations({ texts, core }: { texts: readonly string[]; core: string }) {
  return (
    <Fact name="Explanation">
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <InlineCode text={text} />
          </li>
        ))}
      </ul>
      <small>
        {texts.length > 1 ? 'One of these' : 'This'}, in core {core}
        {texts.some((text) => text.includes('…')) && ', with a name or a value for “…”'}.
      </small>
    </Fact>
  );
}

/** A row of a fact list. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** When the standard and the Rust core introduced a code. */
export function Since({ of: { standard, until, why, core } }: { of: StatusCodePage['entry']['since'] }) {
  return (
    <>
      {standard && `${standard}${until ? `, last listed in ${until}` : ''}. `}
      {why && <Line text={`${why} `} />}
      {core && `In the Rust core since ${core}.`}
    </>
  );
}

/** Links to the samples whose expected output contains the code. */
export function Samples({ of, href }: { of: StatusCodePage['samples']; href: Href }) {
  if (!of.length) return 'none of our samples';
  return of.map(({ title, href: to }, index) => (
    <Fragment key={to}>
      {index > 0 && '; '}
      <a href={href(to)}>{title}</a>
    </Fragment>
  ));
}
