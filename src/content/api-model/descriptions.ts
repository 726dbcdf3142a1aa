import { ConfigError, type ConfigProblem } from '../../config/errors.ts';
import type { PagePlace } from './addresses.ts';
import { plainWords, splitSentence } from './rich-text.ts';

/** The length that search engines show. */
const LONGEST = 160;

/**
 * Each page's description in one sentence: the first sentence of its note or, without a note, of its doc comment.
 * @param notes the file for notes on items whose description is missing, too long, or repeated
 * @throws ConfigError listing every item without a description, or with the same one as another item
 */
export function describePages(places: readonly PagePlace[], notes: string): Map<PagePlace, string> {
  const described = new Map(
    places.map((place) => {
      const { text, returns } = place.item.comment;
      const words = plainWords(splitSentence(text || returns)[0]);
      return [place, words === '' || /[.!?]$/.test(words) ? words : `${words}.`] as const;
    }),
  );
  const problem = ({ item }: PagePlace, what: string, fix: string): ConfigProblem => ({
    file: notes,
    key: `items.${item.key}`,
    problem: `\`${item.key}\` ${what}`,
    fix,
  });
  const problems = [...described].flatMap(([place, text]) => {
    if (text === '')
      return problem(
        place,
        'has no doc comment, so its page would be empty',
        'add a note that says what it is, in one sentence',
      );
    if (text.length <= LONGEST) return [];
    return problem(
      place,
      `begins with a sentence that's ${text.length} characters long`,
      `add a note that says it in at most ${LONGEST}`,
    );
  });
  const shared = [...Map.groupBy([...described], ([, text]) => text)].filter(
    ([text, group]) => text !== '' && group.length > 1,
  );
  for (const [text, [[first] = [], ...others]] of shared)
    for (const [place] of others)
      problems.push(
        problem(
          place,
          `says the same as \`${first?.item.key}\`: “${text}”`,
          'add a note that says how they differ',
        ),
      );
  if (problems.length > 0) throw new ConfigError(problems);
  return described;
}
