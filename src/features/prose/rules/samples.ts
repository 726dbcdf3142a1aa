import { existsSync } from 'node:fs';
import { attributeValues } from '../../../content/markdown/attributes.ts';
import { placeOfSample } from '../../samples/files.ts';
import { LANGUAGE_NAMES } from '../../samples/run.ts';
import { readSamples } from '../../samples/shown.ts';
import { readTask } from '../../samples/task.ts';
import { lineOf, nodesOf, type ProsePage, type Rule } from '../page.ts';

interface Reference {
  line: number;
  /** `task/language/name`, or a task alone. */
  path: string;
}

/** Input and helpers of all tasks: programs that don't need a statement about how they were checked. */
const SHARED = 'shared';

/** Every sample on a page exists, and its task says how it was checked. */
export function samples(samplesDir: string): Rule {
  return (page) =>
    referencesOf(page).flatMap(({ line, path }) => {
      const message = problemOf(samplesDir, path);
      return message ? [{ file: page.file, line, message }] : [];
    });
}

function problemOf(samplesDir: string, path: string): string | undefined {
  const [task = '', language] = path.split('/');
  try {
    if (language === undefined) {
      readSamples(samplesDir, { of: task });
      return undefined;
    }
    const place = placeOfSample(samplesDir, path);
    if (!existsSync(place.path)) return `there's no file ${place.name}`;
    // A task can have input and output folders next to its languages.
    if (task === SHARED || !(language in LANGUAGE_NAMES)) return undefined;
    const data = readTask(samplesDir, task);
    if (!data) return `samples/${task} has no task.json; create one that says how the samples were checked`;
    return data.languages[language]
      ? undefined
      : `samples/${task}/task.json doesn't say how \`${language}\` was checked; add it to \`languages\` with \`runs\``;
  } catch (error) {
    return (error as Error).message;
  }
}

function referencesOf({ tree }: ProsePage): Reference[] {
  const shown = [...nodesOf(tree, ['mdxJsxFlowElement'])].flatMap(({ node }) => {
    const { file, of } = attributeValues(node.attributes);
    const path = node.name === 'Sample' ? file : node.name === 'Samples' ? of : undefined;
    return typeof path === 'string' ? [{ line: lineOf(node), path }] : [];
  });
  const linked = [...nodesOf(tree, ['link'])].flatMap(({ node }) => {
    const [, path] = /^\/(?:samples\/|(?=examples\/))([^#?]+)/.exec(node.url) ?? [];
    // The build makes an example's archive from its archive.json.
    return path ? [{ line: lineOf(node), path: path.replace(/\.zip$/, '/archive.json') }] : [];
  });
  return [...shown, ...linked];
}
