/** A command to type, and the output that the page shows; undefined if it doesn't show any. */
export interface Command {
  text: string;
  prints?: string;
}

/**
 * The commands of a block. `sh` is typed as a whole; in `console`, lines after `$ ` are typed (with their
 * continuations after a backslash), and the lines up to the next one are their output.
 */
export function commandsOf(lang: string, block: string): Command[] {
  if (lang === 'sh') return [{ text: block }];
  const commands: Array<{ typed: string[]; printed: string[] }> = [];
  for (const line of block.split('\n')) {
    const last = commands.at(-1);
    if (line.startsWith('$ ')) commands.push({ typed: [line.slice(2)], printed: [] });
    else if (last?.typed.at(-1)?.endsWith('\\') && last.printed.length === 0) last.typed.push(line);
    else last?.printed.push(line);
  }
  return commands.map(({ typed, printed }) => ({
    text: typed.join('\n'),
    ...(printed.length > 0 && { prints: printed.join('\n') }),
  }));
}
