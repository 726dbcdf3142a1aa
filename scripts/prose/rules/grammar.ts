import retextContractions from 'retext-contractions';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { CODE } from '../code.ts';
import type { Rule } from '../page.ts';
import { wordsOf } from '../text.ts';

const checker = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .use(retextContractions, { straight: true });

/** Repeated words, "a" or "an", and apostrophes in contractions, as checked by retext plugins. */
export const grammar: Rule = (page) =>
  wordsOf(page).flatMap(({ line, text }) => {
    // Code can be pronounced in different ways, and two pieces of code in a row aren't a repetition.
    let count = 0;
    const file = new VFile(text.replaceAll(new RegExp(`(\\b[Aa]n? )?${CODE}`, 'g'), () => `Code${++count}`));
    checker.runSync(checker.parse(file), file);
    return (
      file.messages
        // "Id" is one of our words, x64 begins with a vowel sound, and both forms of the apostrophe are fine.
        .filter(
          ({ actual, reason }) => actual !== 'Id' && !/`x64`|(?:smart|straight) apostrophe/.test(reason),
        )
        .map(({ reason }) => ({ file: page.file, line, message: reason }))
    );
  });
