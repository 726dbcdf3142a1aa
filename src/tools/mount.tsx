import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { PAGE } from '../browser/page-changes.ts';
import { CrashBoundary } from './CrashBoundary.tsx';

interface Tool {
  default: ComponentType<Record<string, unknown>>;
  /**
   * What must be loaded before the tool is shown, such as its stylesheet. A top-level await would do the same, but then
   * the bundler moves every module that the tool shares out of the main script: five more requests on every page.
   */
  ready?: Promise<unknown>;
}

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

const roots = new Map<Element, Root>();

/** When the reader leaves the page, its tools must stop their timers and workers. */
addEventListener(PAGE, () => {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    root.unmount();
    roots.delete(element);
  }
});

/**
 * Loads the tool that an element names and renders it there.
 * @throws Error if its code can't be loaded
 */
export async function mount(element: HTMLElement): Promise<void> {
  const name = element.dataset.island;
  const load = Object.entries(tools).find(([path]) => nameOf(path) === name)?.[1];
  if (!load) throw new Error(`there is no tool named ${name}`);
  const { default: Component, ready } = (await load()) as Tool;
  await ready;
  // The reader may have left the page in the meantime.
  if (!element.isConnected) return;
  const props = JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>;
  element.replaceChildren();
  const root = createRoot(element);
  roots.set(element, root);
  root.render(
    <CrashBoundary>
      <Component {...props} />
    </CrashBoundary>,
  );
}
