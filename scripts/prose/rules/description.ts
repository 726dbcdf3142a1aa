import type { Rule } from '../page.ts';

const LIMIT = 160;

/** The description is one or more whole sentences of at most 160 characters. */
export const description: Rule = ({ file, matter }) =>
  matter.flatMap(({ key, line, text }) => {
    if (key !== 'description') return [];
    const problems: string[] = [];
    if (text.length > LIMIT)
      problems.push(`the description has ${text.length} characters; cut ${text.length - LIMIT} of them`);
    if (!/[.?!]$/.test(text)) problems.push("the description doesn't end with a period; write a sentence");
    if (/^\p{Ll}/u.test(text))
      problems.push('the description begins with a lowercase letter; write a sentence');
    return problems.map((message) => ({ file, line, message }));
  });
