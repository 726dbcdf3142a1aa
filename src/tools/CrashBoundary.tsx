import { Component, type ReactNode } from 'react';
import { causeChain } from '../client/crash.ts';

interface State {
  error?: unknown;
  title?: string;
}

/** Around every tool: a crash shows what happened and a way back, and nothing else on the page is lost. Spec §8. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch() {
    const { title } = document;
    this.setState({ title });
    document.title = 'Page Error';
  }

  #reset = () => {
    if (this.state.title !== undefined) document.title = this.state.title;
    this.setState({ error: undefined, title: undefined });
  };

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <div className="crash" role="alert">
        <h2>This page crashed.</h2>
        <pre>{causeChain(this.state.error)}</pre>
        <button type="button" className="button" onClick={this.#reset}>
          Try again
        </button>
      </div>
    );
  }
}
