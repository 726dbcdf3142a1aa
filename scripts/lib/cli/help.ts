import { type Command, withDashes } from './command-line.ts';

const WIDTH = 100;

/** The output of `--help`: how to start the command, what it does, and one or two lines per option. */
export function helpText({ name, about, options = {}, words }: Command): string {
  const operand = words && (words.atLeast ? ` <${words.name}>`.repeat(words.atLeast) : ` [${words.name}]`);
  const rows: Array<readonly [string, string]> = Object.entries(options).map(
    ([option, { value, about: text, of }]) => {
      const list = of && of.length < 30 ? `${text} One of ${of.join(', ')}.` : text;
      return [`--${option}${value ? ` <${value}>` : ''}`, list];
    },
  );
  if (words) rows.unshift([`<${words.name}>`, words.about]);
  rows.push(['--help', 'Shows this help.']);
  const column = Math.max(...rows.map(([left]) => left.length)) + 2;
  return [
    `Usage: ${withDashes(name)}${operand ?? ''}${Object.keys(options).length > 0 ? ' [options]' : ''}`,
    '',
    ...wrapped(about, WIDTH),
    '',
    ...rows.flatMap(([left, text]) =>
      wrapped(text, WIDTH - column - 2).map(
        (line, index) => `  ${(index === 0 ? left : '').padEnd(column)}${line}`,
      ),
    ),
  ].join('\n');
}

/** Lines of at most `width` characters; the text's line breaks are kept. */
function wrapped(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (paragraph.length <= width) return [paragraph];
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1) ?? '';
      if (last && last.length + word.length >= width) lines.push(word);
      else lines[lines.length - 1] = last ? `${last} ${word}` : word;
    }
    return lines;
  });
}
