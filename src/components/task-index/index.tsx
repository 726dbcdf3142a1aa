import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { languageName } from '../../features/samples/run.ts';
import { type IndexedTask, type MarkedSample, taskIndex } from '../../features/samples/task-index.ts';
import { DataTable } from '../../ui/DataTable.tsx';

type Href = (address: string) => string;

/** Each mark that needs a reason, with the reason: every program that hasn't been run in its current form. */
function remarks(tasks: readonly IndexedTask[]): string[] {
  return tasks.flatMap(({ title, samples }) => {
    const unusual = Object.entries(samples).filter(
      ([, { mark }]) => !['tests', 'runs', 'manual'].includes(mark),
    );
    const byReason = Map.groupBy(
      unusual,
      ([, { mark, note = '' }]) => `${mark}: ${note.replace(/^Not tested: /, '')}`,
    );
    return [...byReason].map(
      ([reason, programs]) =>
        `${title} (${programs.map(([language]) => languageName(language)).join(', ')}), ${reason}`,
    );
  });
}

function Marked({ sample, name, href }: { sample: MarkedSample; name: string; href: Href }) {
  const { mark, address } = sample;
  return address ? (
    <a href={href(address)} aria-label={`${mark}: ${name}`}>
      {mark}
    </a>
  ) : (
    mark
  );
}

/** The section about a task, with the tabs of one language in front: `Tabs.client.ts` reads the query. */
const inLanguage = (page: string, language: string) => page.replace(/(?=#)|$/, `?language=${language}`);

export default defineComponent({
  name: 'TaskIndex',
  attributes: z.object({ only: z.array(z.string()).optional() }),
  load({ only }, { sourceDir }) {
    const { languages, tasks } = taskIndex(sourceDir);
    const unknown = only?.find((language) => !languages.includes(language));
    if (unknown !== undefined)
      throw new Error(`no task has the language \`${unknown}\`; use those of ${languages.join(', ')}`);
    if (!only) return { languages, tasks };
    const inOnly = tasks.flatMap(({ samples, page, ...task }): IndexedTask[] => {
      const own = Object.fromEntries(only.flatMap((one) => (samples[one] ? [[one, samples[one]]] : [])));
      const first = only.find((one) => own[one]?.address);
      return first ? [{ ...task, samples: own, page: page && inLanguage(page, first) }] : [];
    });
    return { languages: only, tasks: inOnly };
  },
  View: ({ languages, tasks, href }) => {
    const list = remarks(tasks);
    return (
      <div className="task-index parts">
        <DataTable
          noun="tasks"
          caption="Each mark links to the program and says how we checked it"
          filterLabel="Filter by keyword, such as “thumbnail” or “validate”"
          columns={['Task', ...languages.map(languageName)]}
          rows={tasks.map(({ task, title, group, page, samples }) => ({
            key: task,
            cells: [
              <>
                {page ? <a href={href(page)}>{title}</a> : title} ({group})
              </>,
              ...languages.map((language) => {
                const sample = samples[language];
                const name = `${title}, ${languageName(language)}`;
                return sample && <Marked key={language} sample={sample} name={name} href={href} />;
              }),
            ],
          }))}
        />
        {list.length > 0 && (
          <details>
            <summary>Why some didn't run</summary>
            <ul>
              {list.map((remark) => (
                <li key={remark}>{remark}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    );
  },
});
