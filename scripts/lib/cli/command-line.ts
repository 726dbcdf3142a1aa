import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { didYouMean } from '@content-credentials/verdict/nearest';

/** A command's option: `--port <number>`, or a switch without `value`. */
export interface Option {
  about: string;
  /** The value's name in the help: `number`. Without it, the option is a switch. */
  value?: string;
  /** The allowed values, if they're limited. */
  of?: readonly string[];
}

type AnyOptions = Readonly<Record<string, Option>>;

/** A command's arguments and the text of its `--help`. */
export interface Command<Options extends AnyOptions = AnyOptions> {
  /** How to start it: `npm run samples`. */
  name: string;
  /** What it does and what it needs, in complete sentences. */
  about: string;
  options?: Options;
  /** Positional arguments, such as folders. */
  words?: { name: string; about: string; atLeast?: number; atMost?: number };
}

export interface CommandLine<Options extends AnyOptions> {
  values: {
    [Name in keyof Options]: Options[Name] extends { value: string } ? string | undefined : boolean;
  };
  words: string[];
}

/** A mistake on the command line that the user can fix. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Parses a command's arguments.
 * @throws UsageError with one line: what's wrong, and what was probably meant
 */
export function parseCommandLine<const Options extends AnyOptions>(
  command: Command<Options>,
  args: readonly string[],
): CommandLine<Options> | 'help' {
  const options: AnyOptions = command.options ?? {};
  const config: ParseArgsOptionsConfig = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
  );
  const { tokens } = parseArgs({ args: [...args], options: config, strict: false, tokens: true });
  const values: Record<string, string | boolean | undefined> = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, value ? undefined : false]),
  );
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    if (token.name === 'help' || token.rawName === '-h') return 'help';
    values[token.name] = optionValue(command.name, options, token.rawName, token.name, token.value);
  }
  checkWords(command, words);
  return { values: values as CommandLine<Options>['values'], words };
}

/** A command as its arguments follow it: npm takes those after ` -- ` only. */
export const withDashes = (name: string): string =>
  name.startsWith('npm') && !name.includes(' -- ') ? `${name} --` : name;

function optionValue(
  command: string,
  options: AnyOptions,
  written: string,
  name: string,
  value: string | undefined,
): string | true {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  const help = `see ${withDashes(command)} --help`;
  if (!option) {
    const known = [...Object.keys(options), 'help'].map((one) => `--${one}`);
    throw new UsageError(`${written} isn't an option; ${didYouMean(`--${name}`, known, help)}`);
  }
  if (!option.value) {
    if (value === undefined) return true;
    throw new UsageError(`${written} takes no value, so leave out \`${value}\``);
  }
  // `--task --quick` would make `--quick` the value, which is never intended.
  if (!value || value.startsWith('--'))
    throw new UsageError(`${written} needs a value: ${written} <${option.value}>`);
  if (option.of && !option.of.includes(value)) {
    const list = `use one of ${option.of.join(', ')}`;
    throw new UsageError(`${written} can't be \`${value}\`; ${didYouMean(value, option.of, list)}`);
  }
  return value;
}

function checkWords({ name, words }: Command, given: readonly string[]) {
  const { atLeast = 0, atMost = words ? Number.POSITIVE_INFINITY : 0 } = words ?? {};
  const [extra] = given.slice(atMost);
  if (extra !== undefined)
    throw new UsageError(`\`${extra}\` is one argument too many; see ${withDashes(name)} --help`);
  if (given.length < atLeast)
    throw new UsageError(`<${words?.name}> is missing: ${withDashes(name)} <${words?.name}>`);
}
