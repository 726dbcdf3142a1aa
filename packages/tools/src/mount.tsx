import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { causeChain } from './ui/failure.ts';
import { PAGE } from './ui/page-changes.ts';

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
  // What the build rendered in it stays until React draws its own.
  const root = createRoot(element);
  roots.set(element, root);
  root.render(
    <CrashBoundary>
      <Component {...props} />
    </CrashBoundary>,
  );
}

interface State {
  error?: unknown;
}

const CRASHED = 'Page Error';

/** Wraps every tool: a crash shows the error and a way to recover, and the rest of the page keeps working. Spec §8. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  #title: string | undefined;

  override componentDidCatch() {
    // Another tool on the page may have crashed before.
    if (document.title !== CRASHED) this.#title = document.title;
    document.title = CRASHED;
  }

  #reset = () => {
    if (this.#title !== undefined) document.title = this.#title;
    this.setState({ error: undefined });
  };

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <div className="failure" role="alert">
        <h2>This page crashed.</h2>
        <pre>{causeChain(this.state.error)}</pre>
        <button type="button" className="button" onClick={this.#reset}>
          Try again
        </button>
      </div>
    );
  }
}
