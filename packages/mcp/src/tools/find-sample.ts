import { chunksOf, STOP, stemOf, wordsOf } from '@content-credentials/search/search';
import { z } from 'zod';
import type { Context, Sample } from '../site.ts';
import { defineTool } from '../tool.ts';

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
  'swift',
  'kotlin',
] as const;
/** Where code in Swift and Kotlin is. */
const MOBILE_PAGES = '/docs/mobile';
const MAX_TASKS = 5;

/** How much a word of the question counts, by where the task has it. */
const FIELDS = [
  ['task', 3],
  ['title', 2],
  ['group', 1],
] as const;

/** The words of a text as the search knows them: "signing" finds "sign". */
const stemsOf = (text: string) =>
  chunksOf(text)
    .flatMap(wordsOf)
    .filter((word) => !STOP.has(word))
    .map(stemOf);

/** The tasks that a question is about, best first. */
function matching(samples: readonly Sample[], question: string): Sample[] {
  const exact = samples.find(({ task }) => task === question);
  if (exact) return [exact];
  const wanted = stemsOf(question);
  const scored = samples.map((sample) => {
    const scores = FIELDS.map(([field, weight]) => {
      const stems = new Set(stemsOf(sample[field]));
      return weight * wanted.filter((stem) => stems.has(stem)).length;
    });
    return { sample, score: scores.reduce((sum, one) => sum + one) };
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
  return {
    text: `No sample is in ${language}, and none of our tests runs such code. It’s on these pages, which name the version that they follow. Read them with read_page:\n${JSON.stringify(tasks, null, 1)}`,
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
  async run(context, { task, language }) {
    const { samples } = context.data;
    if (language === 'swift' || language === 'kotlin') return onPages(context, task, language);
    const found = matching(samples, task);
    const usable = found.filter(({ languages }) => !language || languages[language]);
    const [best] = usable;
    const shown = (best ? usable : found).slice(0, MAX_TASKS);
    const tasks = shown.map((one) => ({ ...one, languages: Object.keys(one.languages) }));
    if (!best) {
      const others = tasks.map((one) => `${one.task} (${one.languages.join(', ')})`);
      throw new Error(
        others.length > 0
          ? `There's no sample of this task in ${language}. In other languages: ${others.join('; ')}.`
          : `No sample matches ${JSON.stringify(task)}. The tasks are ${samples.map((one) => one.task).join(', ')}.`,
      );
    }
    const program = language && best.languages[language];
    if (!program) return { data: { tasks } };
    const { command, files, note } = program;
    const others = tasks.slice(1).map((one) => one.task);
    const text = [
      `${best.title} (${best.task}, ${language})`,
      note,
      ...(command ? [`Run it: ${command}`] : []),
      ...files.map((one) => `--- ${one.path}\n${one.text}`),
      ...(others.length > 0 ? [`Other matching tasks: ${others.join(', ')}`] : []),
    ];
    const sample = { task: best.task, language, checked: note, command, files };
    return { text: text.join('\n\n'), data: { tasks, sample } };
  },
});
