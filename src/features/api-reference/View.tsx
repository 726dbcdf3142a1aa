import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import type { ReactNode } from 'react';
import { Blocks, CodeFigure, Examples } from './Blocks.tsx';
import { CallableSections } from './Callable.tsx';
import { Declarations } from './Declarations.tsx';
import { declaredBy } from './declared.ts';
import { Heading } from './Heading.tsx';
import { SECTIONS } from './headings.ts';
import { MemberIndex, Members } from './Members.tsx';
import { Deprecated, Notice, Today } from './Notice.tsx';
import { Shapes } from './Shapes.tsx';
import { type Href, Spans, Type } from './Spans.tsx';
import type { Callable, ItemPageData } from './schema.ts';

function Section({ of, children }: { of: keyof typeof SECTIONS; children: ReactNode }) {
  const { slug, text } = SECTIONS[of];
  return (
    <>
      <Heading id={slug} text={text} />
      {children}
    </>
  );
}

type Part = { data: ItemPageData; href: Href };

/**
 * Beside the title and the text in a wide window, and otherwise below them. Without a heading: what's after it is the page's.
 * A class or interface is its members: without them, the declaration would say what the title says.
 */
function Beside({ data, href }: Part) {
  const { examples, call, signature, groups } = data;
  const hasExample = examples.length > 0 || call !== undefined;
  const isTitle =
    groups.length > 0 &&
    BARE.test(
      signature
        .flat()
        .map(({ text }) => text)
        .join(''),
    );
  return (
    <div className="api-beside">
      <aside id={hasExample ? 'examples' : undefined} aria-label={hasExample ? 'Example' : 'Declaration'}>
        {(!hasExample || !isTitle) && (
          <CodeFigure code={isTitle ? declaredBy(data).code : signature} href={href} />
        )}
        <Examples of={data} href={href} />
      </aside>
    </div>
  );
}

function Overloads({ data: { overloads }, href }: Part) {
  if (overloads.length === 0) return null;
  return (
    <Section of="overloads">
      <ol className="api-overloads">
        {overloads.map(({ text, to, signature, current }) => (
          <li key={to}>
            <a href={href(to)} aria-current={current ? 'page' : undefined}>
              <code>{text}</code>
            </a>{' '}
            with <Type type={signature} href={href} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Heritage({ data: { heritage }, href }: Part) {
  if (heritage.length === 0) return null;
  return (
    <Section of="heritage">
      <dl className="api-heritage">
        {heritage.map(({ label, types }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ul className="api-names">
                {types.map((type) => (
                  <li key={type.map(({ text }) => text).join('')}>
                    <code>
                      <Spans spans={type} href={href} breakable />
                    </code>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function UsedBy({ data: { usedBy }, href }: Part) {
  if (usedBy.length === 0) return null;
  return (
    <Section of="usedBy">
      <ul className="api-names skip-index">
        {usedBy.map(({ text, to }) => (
          <li key={to}>
            <a href={href(to)}>
              <InlineCode text={text} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What a class implements is below its members. */
const BARE = /^(?:class|interface) \w+(?: implements \w+)?$/;

/** The types that are shown where parameters and the result are described. */
const describedIn = ({ parameters = [], returns }: Partial<Callable> = {}): string[] =>
  [...parameters, ...(returns ? [returns] : [])].flatMap(({ type }) => type.flatMap(({ to }) => to ?? []));

/** The full description of one declaration. */
export function ItemPageBody({ data, href }: Part) {
  const { notice, deprecated, signature, origin, about, callable, groups, see, shapes } = data;
  return (
    <>
      <div className="api-about">
        {notice && <Notice notice={notice} href={href} />}
        {deprecated && <Deprecated blocks={deprecated} href={href} />}
        {notice && <Today notice={notice} href={href} />}
        <Blocks blocks={about} href={href} />
        {see.map((blocks, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
          <Blocks key={i} blocks={blocks} href={href} />
        ))}
      </div>
      <Beside data={data} href={href} />
      <div className="api-parts">
        {groups.length === 0 && <Declarations code={signature} above={describedIn(callable)} href={href} />}
        {callable && <CallableSections callable={callable} href={href} />}
      </div>
      <MemberIndex groups={groups} href={href} />
      <Overloads data={data} href={href} />
      {groups.map((group) => (
        <Members key={group.id} group={group} href={href} />
      ))}
      <Heritage data={data} href={href} />
      {shapes.length > 0 && (
        <Section of="shapes">
          <Shapes shapes={shapes} withIds={false} href={href} />
        </Section>
      )}
      <UsedBy data={data} href={href} />
      <p className="api-origin">
        From {origin.package}, {origin.file}. Signature and TSDoc {origin.credit}.
      </p>
    </>
  );
}
