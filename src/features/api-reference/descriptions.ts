import { ConfigError, type ConfigProblem } from '../../config/errors.ts';
import { plainText, typeset } from '../../ui/text.ts';
import { firstSentence } from './item-page.ts';
import { type Declaration, keyOf } from './model.ts';

/** The length that search engines show. */
const MAX_DESCRIPTION = 160;

/**
 * Each page's description in one sentence: the first sentence of its note or, without a note, of its doc comment.
 * @param notes the file for notes on items whose description is missing, too long, or repeated
 * @throws ConfigError listing every item without a description, or with the same one as another item
 */
export function describePages(items: readonly Declaration[], notes: string): Map<Declaration, string> {
  const described = new Map(items.map((item) => [item, descriptionOf(item)]));
  const problems = [...described].flatMap(([item, text], i): ConfigProblem[] => {
    const same = [...described].slice(0, i).find(([, other]) => text !== '' && other === text)?.[0];
    const problem = (what: string, fix: string) => [
      { file: notes, key: `items.${keyOf(item)}`, problem: `\`${keyOf(item)}\` ${what}`, fix },
    ];
    if (text === '')
      return problem(
        'has no doc comment, so its page would be empty',
        'add a note that says what it is, in one sentence',
      );
    if (text.length > MAX_DESCRIPTION)
      return problem(
        `begins with a sentence that's ${text.length} characters long`,
        `add a note that says it in at most ${MAX_DESCRIPTION}`,
      );
    return same
      ? problem(`says the same as \`${keyOf(same)}\`: “${text}”`, 'add a note that says how they differ')
      : [];
  });
  if (problems.length > 0) throw new ConfigError(problems);
  return described;
}

function descriptionOf(item: Declaration): string {
  const sentence = firstSentence(item).replace(/\{@link\s+(?:[^}|]*\|)?\s*([^}]+?)\s*\}/g, '$1');
  const words = typeset(plainText(sentence));
  return words === '' || /[.!?]$/.test(words) ? words : `${words}.`;
}
