import { type Command, type CommandLine, type Option, parseCommandLine, UsageError } from './command-line.ts';
import { helpText } from './help.ts';

export { type Command, UsageError } from './command-line.ts';

/**
 * The command line that started this program. For `--help`, prints the help and exits; for a mistake, prints one line
 * and exits with code 2. `node:util` parses; a library would print help in its own format without better suggestions.
 */
export function commandLine<const Options extends Readonly<Record<string, Option>>>(
  command: Command<Options>,
  args: readonly string[] = process.argv.slice(2),
): CommandLine<Options> {
  try {
    const parsed = parseCommandLine(command, args);
    if (parsed !== 'help') return parsed;
    console.log(helpText(command));
    process.exit(0);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
