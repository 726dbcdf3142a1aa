import { z } from 'zod';
import type { AssistantSample } from '../site/data.ts';
import { defineTool, ToolError } from '../tool.ts';
import { isMobile, MOBILE, mobileCode, type PageCode } from './mobile-code.ts';

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
/** Words in a question that don't distinguish tasks. */
const STOP = new Set(
  'a an the to of in on with and or for how do i my it is are from by who which what that this against'.split(
    ' ',
  ),
);
/** Someone who asks for one of these wants to read a file, whatever the heading says. */
const READING = ['validate', 'verify', 'check', 'inspect', 'trust', 'trusted'];
const MAX_TASKS = 5;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !STOP.has(word))
    // So that "signing" finds "sign", and "ingredients" finds "ingredient".
    .map((word) => word.replace(/(?:(?<=n)ning|ing|es|s|ed)$/, ''));

/** Tasks ranked by how many of the question's words are in their name and title, best first. */
function matching(samples: readonly AssistantSample[], question: string): AssistantSample[] {
  const wanted = wordsOf(question);
  const scored = samples.map((sample) => {
    const [name, title, group] = [sample.task, sample.title, sample.group].map(
      (text) => new Set(wordsOf(text)),
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

/** What each task of a result is. */
const taskOf = (language: string, { heading, page }: PageCode) => ({
  task: heading,
  title: heading,
  languages: [language],
  page,
});

/** Code from the pages about mobile apps, the best match first. */
function mobileAnswer(code: readonly PageCode[], task: string, language: string) {
  const isReading = READING.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(task));
  const wanted = [...wordsOf(task), ...(isReading ? ['read', 'read'] : [])];
  const scored = code.map((one) => {
    const [near, inside, far] = [one.heading, one.prose, one.title].map((text) => new Set(wordsOf(text)));
    const count = (words: Set<string> | undefined) => wanted.filter((word) => words?.has(word)).length;
    const [named, said] = [count(near), count(inside)];
    return { one, isMatch: named > 0 || said === wanted.length, points: 2 * named + count(far) };
  });
  const ranked = scored
    .filter(({ isMatch }) => isMatch)
    .sort((one, other) => other.points - one.points)
    .map(({ one }) => one);
  const [best] = ranked;
  if (!best) {
    const known = code.map(({ heading, page }) => `${heading} (${page})`).join('; ');
    throw new ToolError(
      `The documentation has no code in ${language} for ${JSON.stringify(task)}. It has: ${known}.`,
    );
  }
  const checked = `From ${best.page}, which names the version that it follows. None of our tests runs it.`;
  const others = ranked.slice(1, MAX_TASKS).map(({ heading, page }) => `- ${heading} (${page})`);
  return {
    text: [
      `${best.heading} (${language})`,
      checked,
      best.code.trimEnd(),
      ...(best.prose ? [`The section says:\n${best.prose}`] : []),
      ...(others.length > 0 ? [`Other code in ${language}:\n${others.join('\n')}`] : []),
    ].join('\n\n'),
    data: {
      tasks: ranked.slice(0, MAX_TASKS).map((one) => taskOf(language, one)),
      sample: { task: best.heading, language, checked, files: [{ path: best.page, text: best.code }] },
    },
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
        'c2patool is the command line; web is JavaScript in a browser. Code in swift and kotlin is from pages, and none of our tests runs it.',
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
    if (isMobile(language)) return mobileAnswer(await mobileCode(context, language, signal), task, language);
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
