import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { taskIndex } from '../../content/samples/task-index.ts';
import { TaskIndex } from './TaskIndex.tsx';

export default defineComponent({
  name: 'TaskIndex',
  description: 'A table of the tasks in `samples/` by language, and how we checked each program',
  usage: '<TaskIndex />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ index: taskIndex(sourceDir) }),
  View: TaskIndex,
  links: ({ index }) => [
    ...index.tasks.flatMap(({ page }) => page ?? []),
    ...index.tasks.flatMap(({ samples }) => Object.values(samples).flatMap(({ address }) => address ?? [])),
  ],
});
