import { settings } from 'virtual:provenance';
import { plainText } from '@content-credentials/verdict/visible-text';
import { useState } from 'react';
import { formatCount } from '../count.ts';
import { Brief, ShowText } from '../ShowText.tsx';
import { WebLink } from '../WebLink.tsx';
import { bytesOf, type Entry, entriesOf, isContainer, typeBelow } from './nodes.ts';

/** A primitive value. Web addresses are links; other URLs never are. */
function JsonValue({ value, bytes }: { value: unknown; bytes?: string }) {
  if (bytes !== undefined)
    return (
      <span className="json-value" data-type="bytes">
        <ShowText limit={64}>{bytes}</ShowText> <small>{bytes.length / 2} bytes</small>
      </span>
    );
  if (typeof value !== 'string')
    return (
      <span className="json-value" data-type={typeof value}>
        {String(value)}
      </span>
    );
  return (
    <span className="json-value" data-type="string">
      "{/^https?:/i.test(value) ? <WebLink address={value} /> : <ShowText>{value}</ShowText>}"
    </span>
  );
}

export interface JsonNodeProps {
  entry: Entry;
  /** The object in the reference that describes this value, or its list items. */
  type: string | undefined;
  /** The enclosing object, which has this value's key as a property. */
  owner?: string;
  state: {
    open: ReadonlySet<string>;
    forced: ReadonlySet<string>;
    matches: ReadonlySet<string>;
    current?: string;
  };
  onToggle(pointer: string, isOpen: boolean): void;
}

/** The maximum number of children shown at once; more on request. */
const STEP = 100;
/** A match further down than this is counted, but not scrolled to. */
const MAX_SCROLLED_TO = 1000;

/** A value with its name, and its children when expanded. */
export function JsonNode({ entry, type, owner, state, onToggle }: JsonNodeProps) {
  const { pointer, key, value } = entry;
  const [limit, setLimit] = useState(STEP);
  const bytes = bytesOf(value);
  const isFolder = bytes === undefined && isContainer(value);
  const isOpen = isFolder && (state.open.has(pointer) || state.forced.has(pointer));
  const children = isFolder ? entriesOf(value, pointer) : [];
  const isList = Array.isArray(value);
  const wanted = children.findIndex(
    (child) => child.pointer === state.current || state.forced.has(child.pointer),
  );
  const shown = Math.max(limit, wanted < MAX_SCROLLED_TO ? wanted + 1 : 0);
  const brackets = isList ? '[]' : '{}';
  return (
    <li
      data-match={state.matches.has(pointer) || undefined}
      data-current={state.current === pointer || undefined}
    >
      <div className="json-line">
        {isFolder ? (
          <button
            type="button"
            className="json-fold"
            aria-expanded={isOpen}
            aria-label={pointer === '' ? 'Entire value' : plainText(key, 60)}
            disabled={children.length === 0}
            onClick={() => onToggle(pointer, !isOpen)}
          />
        ) : (
          <span className="json-fold" />
        )}
        {pointer !== '' && (
          <Key name={key} owner={owner} isInList={owner === undefined && /^\d+$/.test(key)} />
        )}
        {isFolder ? (
          <span className="json-size">
            {brackets[0]}
            {children.length > 0 && ` ${formatCount(children.length)} `}
            {brackets[1]}
          </span>
        ) : (
          <JsonValue value={value} bytes={bytes} />
        )}
      </div>
      {isOpen && children.length > 0 && (
        <ul className="json-list">
          {children.slice(0, shown).map((child) => (
            <JsonNode
              key={child.pointer}
              entry={child}
              type={isList ? type : typeBelow(type, child.key)}
              owner={isList ? undefined : type}
              state={state}
              onToggle={onToggle}
            />
          ))}
          {children.length > shown && (
            <li>
              <button type="button" className="link-button" onClick={() => setLimit(shown + STEP)}>
                show {formatCount(Math.min(STEP, children.length - shown))} more of{' '}
                {formatCount(children.length - shown)}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

/** A name, linked to its explanation if there is one. */
function Key({ name, owner, isInList }: { name: string; owner?: string; isInList: boolean }) {
  const known =
    owner === undefined || !Object.hasOwn(settings.objects, owner) ? undefined : settings.objects[owner];
  const text = <Brief limit={80}>{name}</Brief>;
  return (
    <span className="json-key" data-index={isInList || undefined}>
      {known?.properties.includes(name) ? <a href={`${known.href}#${owner}.${name}`}>{text}</a> : text}:
    </span>
  );
}
