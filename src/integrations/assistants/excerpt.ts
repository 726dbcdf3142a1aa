import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from '../../assistants/mistake.ts';
import { languageOfFile } from '../../content/samples/file-language.ts';
import { nearFile } from '../../content/samples/place.ts';
import { codeOf } from '../../content/samples/region.ts';

/** Code from a sample, as a Markdown fence with its source. */
export interface Excerpt {
  file: string;
  lang: string;
  code: string;
}

/** From the first line that contains `from` to the next one, or the same, that contains `to`. */
function between(code: string, from: string, to: string, name: string): string {
  const lines = code.split('\n');
  const start = lines.findIndex((line) => line.includes(from));
  const end = lines.findIndex((line, index) => index >= start && line.includes(to));
  if (start < 0 || end < 0)
    throw new Error(
      `${name} has no line with ${JSON.stringify(start < 0 ? from : to)}; correct it in data/assistant-mistakes.json`,
    );
  return lines.slice(start, end + 1).join('\n');
}

/**
 * The correct code for a mistake, from samples/.
 * @throws Error that names the missing file, region, or line
 */
export function excerptsOf({ id, samples }: Mistake, samplesDir: string): Excerpt[] {
  return samples.map(({ file, region, from, to }) => {
    const path = join(samplesDir, file);
    if (!existsSync(path))
      throw new Error(
        `data/assistant-mistakes.json: \`${id}\` names samples/${file}, which isn't there; ${nearFile(samplesDir, file)}`,
      );
    const whole = codeOf(readFileSync(path, 'utf8'), region, `samples/${file}`);
    const code = from === undefined ? whole : between(whole, from, to ?? from, `samples/${file}`);
    return { file, lang: languageOfFile(file), code };
  });
}
