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

/** The tasks of one library, which can have two languages: what its programs do, and where that's explained. */
function TasksIn({ languages, tasks, href }: { languages: string[]; tasks: IndexedTask[]; href: Href }) {
  const names = languages.map(languageName);
  const groups = [...new Set(tasks.map(({ group }) => group))];
  const inGroups = tasks
    .flatMap((task) => {
      const first = languages.find((language) => task.samples[language]?.address);
      return first ? { ...task, ...task.in?.[first], first } : [];
    })
    .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
  const link = (address: string, label: string) => (
    <a key={address} href={href(address)}>
      {label}
    </a>
  );
  return (
    <DataTable
      noun="tasks"
      caption={`Most tasks link to the section that explains them, with ${names[0]} selected if the section has it`}
      filterLabel="Filter by keyword, such as “thumbnail” or “validate”"
      columns={['Task', 'Group', ...(names.length > 1 ? names : ['Program'])]}
      rows={inGroups.map(({ task, samples, first, title, group, page }) => {
        const programs = languages.map((language) => {
          const address = samples[language]?.address;
          return address && link(address, address.replace(/.*\//, ''));
        });
        const explained = page ? link(inLanguage(page, first), title) : title;
        return { key: task, cells: [explained, group, ...programs] };
      })}
    />
  );
}

export default defineComponent({
  name: 'TaskIndex',
  attributes: z.object({ only: z.array(z.string()).optional() }),
  load({ only }, { sourceDir }) {
    const index = taskIndex(sourceDir);
    const unknown = only?.find((language) => !index.languages.includes(language));
    if (unknown !== undefined)
      throw new Error(`no task has the language \`${unknown}\`; use those of ${index.languages.join(', ')}`);
    return { index, only };
  },
  View: ({ index: { languages, tasks }, only, href }) => {
    if (only) return <TasksIn languages={only} tasks={tasks} href={href} />;
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
