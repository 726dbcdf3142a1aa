import type { Glossary } from '../../../src/content/data/glossary.ts';
import type { Problem, Rule } from '../page.ts';
import { wordsOf } from '../text.ts';

/** Terms are spelled as in the glossary; its `avoid` lists the spellings to replace. */
export function spelling({ terms }: Pick<Glossary, 'terms'>): Rule {
  const right = new Map(terms.flatMap(({ term, avoid }) => avoid.map((wrong) => [wrong, term] as const)));
  if (right.size === 0) return () => [];
  const wrong = [...right.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}@/._-])(?:${wrong.join('|')})(?![\\p{L}\\p{N}/_-]|\\.\\p{L})`,
    'gu',
  );
  return (page) =>
    wordsOf(page).flatMap(({ line, text }): Problem[] =>
      [...text.matchAll(pattern)].map(([found]) => ({
        file: page.file,
        line,
        message: `"${found}" is written "${right.get(found)}" here, or as \`code\` if it's a name in a program`,
      })),
    );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
