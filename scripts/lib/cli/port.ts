import { UsageError } from './command-line.ts';

/**
 * The number after `--port`.
 * @throws UsageError if it isn't a port
 */
export function portOf(text: string): number {
  const port = Number(text);
  if (text !== '' && Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new UsageError(`--port takes a number from 0 to 65535, not \`${text}\``);
}
