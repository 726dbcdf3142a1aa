import { defineComponent } from '../../content/markdown/component.ts';
import { LANGUAGE_NAMES } from '../../features/samples/run.ts';
import { type IndexedTask, type MarkedSample, taskIndex } from '../../features/samples/task-index.ts';
import { DataTable } from '../../ui/DataTable.tsx';

type Href = (address: string) => string;

const nameOf = (language: string) => LANGUAGE_NAMES[language] ?? language;

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
        `${title} (${programs.map(([language]) => nameOf(language)).join(', ')}), ${reason}`,
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

export default defineComponent({
  name: 'TaskIndex',
  description: 'A table of the tasks in `samples/` by language, and how we checked each program',
  load: (_, { sourceDir }) => ({ index: taskIndex(sourceDir) }),
  View: ({ index: { languages, tasks }, href }) => {
    const list = remarks(tasks);
    return (
      <div className="task-index parts">
        <DataTable
          noun="tasks"
          caption="Each mark links to the program and says how we checked it"
          filterLabel="Filter by keyword, such as “thumbnail” or “validate”"
          columns={['Task', ...languages.map(nameOf)]}
          rows={tasks.map(({ task, title, group, page, samples }) => ({
            key: task,
            cells: [
              <>
                {page ? <a href={href(page)}>{title}</a> : title} ({group})
              </>,
              ...languages.map((language) => {
                const sample = samples[language];
                const name = `${title}, ${nameOf(language)}`;
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
