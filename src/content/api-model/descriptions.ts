import { ConfigError, type ConfigProblem } from '../../config/errors.ts';
import type { PagePlace } from './addresses.ts';
import { plainWords, splitSentence } from './rich-text.ts';

/** What a search engine shows of a description. */
const LONGEST = 160;

/**
 * What each page says of itself in one sentence: the first of its note, else of its doc comment.
 * @param notes the file that a missing, long or repeated one is written into
 * @throws ConfigError naming every item that has none, or the same as another
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
