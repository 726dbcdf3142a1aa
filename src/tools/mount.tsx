import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { chunkError } from '../client/islands.ts';
import { CrashBoundary } from './CrashBoundary.tsx';

type Tool = { default: ComponentType<Record<string, unknown>> };

/** Every tool of the project, and those of the site's own `tools/` folder, by name. */
const tools: Record<string, () => Promise<unknown>> = {
  ...import.meta.glob(['./*/index.tsx', '!./mount.tsx']),
  ...import.meta.glob('#site/tools/*.tsx'),
};

const nameOf = (path: string) =>
  path
    .replace(/\/index\.tsx$|\.tsx$/, '')
    .split('/')
    .at(-1);

/** After this many milliseconds of loading a spinner says so; before, it would only flash. */
const SLOW = 300;

/** Loads the tool that an element names and renders it there. */
export async function mount(element: HTMLElement): Promise<void> {
  const name = element.dataset.island;
  const load = Object.entries(tools).find(([path]) => nameOf(path) === name)?.[1];
  if (!load) {
    chunkError(element, new Error(`there is no tool named ${name}`), () => location.reload());
    return;
  }
  const spinner = setTimeout(() => {
    element.insertAdjacentHTML('beforeend', '<div class="spinner" role="status" aria-label="Loading"></div>');
  }, SLOW);
  try {
    const { default: Component } = (await load()) as Tool;
    const props = JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>;
    clearTimeout(spinner);
    element.replaceChildren();
    createRoot(element).render(
      <CrashBoundary>
        <Component {...props} />
      </CrashBoundary>,
    );
  } catch (error) {
    clearTimeout(spinner);
    chunkError(element, error, () => void mount(element));
  }
}
