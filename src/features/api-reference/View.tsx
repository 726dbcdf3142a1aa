import { Fragment } from 'react';
import { Blocks, CodeFigure } from './Blocks.tsx';
import { CallableParts } from './Callable.tsx';
import { Entries } from './Entries.tsx';
import { useOpens } from './Fields.tsx';
import { Group } from './Heading.tsx';
import { Members } from './Members.tsx';
import { Deprecated, Origin, ReleaseNote } from './Notice.tsx';
import { Paths } from './Paths.tsx';
import { Shapes } from './Shapes.tsx';
import { type Href, Type } from './Spans.tsx';
import type { Callable, ItemPageData } from './schema.ts';
import { textOf } from './text.ts';

type Part = { data: ItemPageData; href: Href };

function Heritage({ data: { heritage }, href }: Part) {
  if (heritage.length === 0) return null;
  const entries = heritage.map(({ label, types }) => ({
    key: label,
    term: label,
    about: types.map((type, i) => (
      <Fragment key={textOf(type)}>
        {i > 0 && ', '}
        <Type type={type} href={href} />
      </Fragment>
    )),
  }));
  return (
    <Group id="inheritance" title="Inheritance">
      <Entries entries={entries} />
    </Group>
  );
}

/** The types that are shown where parameters and the result are described. */
const describedIn = ({ parameters = [], returns }: Partial<Callable> = {}): string[] =>
  [...parameters, ...(returns ? [returns] : [])].flatMap(({ type }) => type.flatMap(({ to }) => to ?? []));

/** More members than these are a list to look one up in. */
const MEMBERS_OPEN = 3;

/** The full description of one declaration. */
export function ItemPageBody({ data, href }: Part) {
  const { release, deprecated, signature, origin, about, paths, callable, groups, shapes } = data;
  const examples = data.examples.flat();
  const opens = useOpens();
  const isShown = examples.length > 0;
  const members = groups.flatMap(({ sections }) => sections).length;
  // A class or interface is its members, which are below: as code, they would be there twice.
  const isDeclared = groups.length === 0 || callable !== undefined;
  const declaration = isDeclared && <CodeFigure code={signature} href={href} />;
  return (
    <>
      <div className="api-about">
        <ReleaseNote release={release} href={href} />
        {deprecated && <Deprecated blocks={deprecated} href={href} />}
        <Blocks blocks={about} href={href} />
        {isShown && declaration}
      </div>
      {(isShown || declaration) && (
        <div className="api-beside">
          <aside id={isShown ? 'examples' : undefined} aria-label={isShown ? 'Example' : 'Declaration'}>
            <Blocks blocks={examples} title="Example" href={href} />
            {!isShown && declaration}
          </aside>
        </div>
      )}
      <Paths paths={paths} href={href} />
      <div className="api-body">
        {isDeclared && opens(signature.flat(), { levels: 1, open: 1, href }, describedIn(callable))}
        {callable && (
          <CallableParts
            callable={callable}
            levels={2}
            open={2}
            href={href}
            part={(id, title, contents) => (
              <Group id={id} title={title}>
                {contents}
              </Group>
            )}
          />
        )}
        {groups.map((group) => (
          <Members key={group.id} group={group} isOpen={members <= MEMBERS_OPEN} href={href} />
        ))}
        <Heritage data={data} href={href} />
        {shapes.length > 0 && (
          <Group id="types-used" title="Types used here">
            <Shapes shapes={shapes} href={href} />
          </Group>
        )}
        <Origin blocks={origin} href={href} />
      </div>
    </>
  );
}
