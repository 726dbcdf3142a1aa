/** A program whose command is an expression for the new file; `input` is the old file. */
export const nodeProgram =
  (imports: string) =>
  (command: string): string =>
    `import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
${imports}
const [from, to] = process.argv.slice(2);
const input = from && (await readFile(from));
const result = ${command};
if (to) await writeFile(to, result);
`;
