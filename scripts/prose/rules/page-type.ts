import type { Rule } from '../page.ts';

/** Every page says what it's for, so that readers see it at a glance. The build checks the value. */
export const pageType: Rule = ({ file, lines }) => {
  const end = lines.indexOf('---', 1);
  const isPage = lines[0] === '---';
  if (!isPage || lines.slice(1, end).some((line) => line.startsWith('type: '))) return [];
  const message = 'the type is missing; write `type: tutorial`, `task`, `concept`, or `reference`';
  return [{ file, line: 1, message }];
};
