import { hrefOf } from '../../addresses/address.ts';
import { TaskIndex, taskIndexMarkdown } from '../../mdx/TaskIndex.tsx';
import { taskIndex } from '../data/task-index.ts';
import type { Expansion, VocabularyContext } from './vocabulary.tsx';

/** `<TaskIndex />`: every task of samples/ by language. */
export function expandTaskIndex(
  _: Record<string, unknown>,
  { sourceDir, policy }: VocabularyContext,
): Expansion {
  const index = taskIndex(sourceDir);
  const programs = index.tasks.flatMap(({ samples }) =>
    Object.values(samples).flatMap(({ address }) => address ?? []),
  );
  return {
    view: <TaskIndex index={index} href={(address) => hrefOf(address, policy)} />,
    markdown: taskIndexMarkdown(index),
    links: [...index.tasks.flatMap(({ page }) => page ?? []), ...programs],
  };
}
