import { chunksOf, STOP, stemOf, wordsOf } from '@content-credentials/search/search';
import { z } from 'zod';
import type { AssistantSample, Context } from '../site/open.ts';
import { defineTool, ToolError } from '../tool.ts';

/** Languages whose code is only on pages. */
const MOBILE = ['swift', 'kotlin'] as const;
const LANGUAGES = [
  'c2patool',
  'shell',
  'openssl',
  'node',
  'web',
  'python',
  'rust',
  'cpp',
  'c',
  ...MOBILE,
] as const;
/** Where the code in these languages is. */
const MOBILE_PAGES = '/docs/mobile';
const MAX_TASKS = 5;

/** The words of a text as the search knows them: "signing" finds "sign". */
const stemsOf = (text: string) =>
  chunksOf(text)
    .flatMap(wordsOf)
    .filter((word) => !STOP.has(word))
    .map(stemOf);

/** Tasks ranked by how many of the question's words are in their name and title, best first. */
function matching(samples: readonly AssistantSample[], question: string): AssistantSample[] {
  const wanted = stemsOf(question);
  const scored = samples.map((sample) => {
    const [name, title, group] = [sample.task, sample.title, sample.group].map(
      (text) => new Set(stemsOf(text)),
    );
    const score = wanted.reduce(
      (sum, word) =>
        sum + (name?.has(word) ? 3 : 0) + (title?.has(word) ? 2 : 0) + (group?.has(word) ? 1 : 0),
      0,
    );
    return { sample, score: sample.task === question.trim() ? 1000 : score };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ sample }) => sample);
}

/** The sections of pages about mobile apps that fit a task, by the site's own search. */
async function onPages({ search }: Context, task: string, language: string) {
  const { results } = (await search())(`${task} ${language}`, 50);
  const sections = results.filter(({ address }) => address.startsWith(MOBILE_PAGES)).slice(0, MAX_TASKS);
  const tasks = sections.map(({ address, title, heading }) => ({
    task: heading || title,
    title,
    languages: [language],
    page: address,
  }));
  const list = tasks.map((one) => `- ${one.task} (${one.title}): ${one.page}`).join('\n');
  return {
    text: `No sample is in ${language}, and none of our tests runs such code. It’s on these pages, which name the version that they follow. Read them with read_page:\n${list}`,
    data: { tasks },
  };
}

export const findSample = defineTool({
  name: 'find_sample',
  title: 'Find a sample program',
  description:
    'Finds a complete, tested program for a task ("sign an image", "validate with a trust list") in a language, with its code and how it was checked. Without a language, it lists the matching tasks.',
  input: z.strictObject({
    task: z.string().trim().min(1).max(200).describe('What the program should do, or the name of a task.'),
    language: z
      .enum(LANGUAGES)
      .optional()
      .describe(
        'c2patool is the command line; web is JavaScript in a browser. For swift and kotlin, it names the sections of pages that have code.',
      ),
  }),
  output: z.object({
    tasks: z.array(
      z.object({
        task: z.string(),
        title: z.string(),
        languages: z.array(z.string()),
        page: z.string().optional(),
      }),
    ),
    sample: z
      .object({
        task: z.string(),
        language: z.string(),
        checked: z.string(),
        command: z.string().optional(),
        files: z.array(z.object({ path: z.string(), text: z.string() })),
      })
      .optional(),
  }),
  async run(context, { task, language }, signal) {
    const { data, files } = context;
    if (MOBILE.some((one) => one === language)) return onPages(context, task, `${language}`);
    const has = (one: AssistantSample) =>
      language === undefined || (one.languages[language]?.files.length ?? 0) > 0;
    const found = matching(data.samples, task);
    const usable = found.filter(has);
    if (usable.length === 0) {
      const others = found
        .slice(0, MAX_TASKS)
        .map((one) => `${one.task} (${Object.keys(one.languages).join(', ')})`);
      throw new ToolError(
        others.length > 0
          ? `There's no sample of this task in ${language}. In other languages: ${others.join('; ')}.`
          : `No sample matches ${JSON.stringify(task)}. The tasks are ${data.samples.map((one) => one.task).join(', ')}.`,
      );
    }
    const tasks = usable.slice(0, MAX_TASKS).map((one) => ({
      task: one.task,
      title: one.title,
      languages: Object.keys(one.languages).filter((name) => one.languages[name]?.files.length),
      ...(one.page && { page: one.page }),
    }));
    const list = tasks.map((one) => `- ${one.task}: ${one.title} (${one.languages.join(', ')})`).join('\n');
    const [best] = usable;
    const program = language && best?.languages[language];
    if (!best || !program) return { text: `Matching tasks:\n${list}`, data: { tasks } };
    const texts = await Promise.all(
      program.files.map(async ({ path, at }) => ({ path, text: await files.read(at, signal) })),
    );
    const { command, note } = program;
    const text = [
      `${best.title} (${best.task}, ${language})`,
      ...(note ? [note] : []),
      ...(command ? [`Run it: ${command}`] : []),
      ...texts.map((one) => `--- ${one.path}\n${one.text}`),
      ...(tasks.length > 1 ? [`Other matching tasks:\n${list}`] : []),
    ];
    const sample = { task: best.task, language, checked: note, ...(command && { command }), files: texts };
    return { text: text.join('\n\n'), data: { tasks, sample } };
  },
});
