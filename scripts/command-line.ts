import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** A command's option: `--port <number>`, or a switch without `value`. */
export interface Option {
  about: string;
  /** The value's name in the help: `number`. Without it, the option is a switch. */
  value?: string;
  /** The allowed values, if they're limited. */
  of?: readonly string[];
}

type Options = Readonly<Record<string, Option>>;

/** A command's arguments and the text of its `--help`. */
export interface Command<Own extends Options = Options> {
  /** How to start it: `npm run samples`. */
  name: string;
  /** What it does and what it needs, in complete sentences. */
  about: string;
  options?: Own;
  /** Positional arguments, such as folders. */
  words?: { name: string; about: string; atLeast?: number; atMost?: number };
}

export interface CommandLine<Own extends Options> {
  values: { [Name in keyof Own]: Own[Name] extends { value: string } ? string | undefined : boolean };
  words: string[];
}

/**
 * The command line that started this program. For `--help`, prints the help and exits; for a mistake, prints it and exits
 * with code 2.
 */
export function commandLine<const Own extends Options>(
  command: Command<Own>,
  args: readonly string[] = process.argv.slice(2),
): CommandLine<Own> {
  const { name, words } = command;
  const options: Options = command.options ?? {};
  const config: ParseArgsOptionsConfig = { help: { type: 'boolean', short: 'h' } };
  for (const [option, { value }] of Object.entries(options))
    config[option] = value ? { type: 'string' } : { type: 'boolean', default: false };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: config, allowPositionals: true });
    if (values.help) {
      console.log(helpOf(command));
      process.exit(0);
    }
    for (const [option, { of }] of Object.entries(options)) {
      const value = values[option];
      if (of && typeof value === 'string' && !of.includes(value))
        throw new Error(`--${option} can't be \`${value}\`; use one of ${of.join(', ')}`);
    }
    const extra = positionals[words ? (words.atMost ?? Number.POSITIVE_INFINITY) : 0];
    if (extra !== undefined) throw new Error(`\`${extra}\` is one argument too many`);
    if (positionals.length < (words?.atLeast ?? 0)) throw new Error(`<${words?.name}> is missing`);
    return { values: values as CommandLine<Own>['values'], words: positionals };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nSee ${name} -- --help`);
    process.exit(2);
  }
}

function helpOf({ name, about, options = {}, words }: Command): string {
  const rows = Object.entries(options).map(
    ([option, { value, about: text, of }]) =>
      `  --${option}${value ? ` <${value}>` : ''}\n      ${text}${of ? ` One of ${of.join(', ')}.` : ''}`,
  );
  if (words) rows.unshift(`  <${words.name}>\n      ${words.about}`);
  return [`Usage: ${name} -- [options]${words ? ` <${words.name}>` : ''}`, about, ...rows].join('\n\n');
}
