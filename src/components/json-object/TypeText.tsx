import { Fragment } from 'react';
import { jsonReferenceAddress } from '../../content/json-types/address.ts';
import type { TypeWord } from '../../content/json-types/type-words.ts';
import { BreakableName } from './BreakableName.tsx';

/** A type in words, with object names as links. */
export function TypeText({ words, href }: { words: readonly TypeWord[]; href: (address: string) => string }) {
  return words.map((word, i) => {
    const key = `${i}${JSON.stringify(word)}`;
    if ('words' in word) return <Fragment key={key}>{word.words}</Fragment>;
    if ('value' in word) return <code key={key}>{word.value}</code>;
    const address = jsonReferenceAddress(word.name);
    return (
      <a key={key} href={address && href(address)}>
        <BreakableName name={word.name} />
      </a>
    );
  });
}
