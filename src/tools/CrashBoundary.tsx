import { Component, type ReactNode } from 'react';
import { causeChain } from '../browser/failure.ts';

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
