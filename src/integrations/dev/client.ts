// Runs on every page of a dev server. The first line prepares the page for React's refresh, which tools need to start.
import '@vitejs/plugin-react/preamble';

const hot = import.meta.hot;

/** A bar at the bottom, over the page: what's wrong with it doesn't keep it from being read. */
function showProblems(messages: readonly string[]): void {
  document.getElementById('dev-problems')?.remove();
  if (messages.length === 0) return;
  const bar = document.createElement('div');
  bar.id = 'dev-problems';
  bar.setAttribute('role', 'status');
  bar.style.cssText =
    'position: fixed; inset: auto 0 0; z-index: 99; max-height: 30vh; overflow: auto; padding: 0.75rem 1rem; background: #7a2e00; color: #fff; font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere';
  bar.textContent = messages.join('\n');
  document.body.append(bar);
}

if (hot) {
  /** Tells the server which page is shown, so that it says what's wrong with it. */
  const say = () => hot.send('docs:page-shown', { path: location.pathname });
  say();
  globalThis.navigation?.addEventListener('navigatesuccess', say);
  hot.on('vite:afterUpdate', say);
  hot.on('docs:problems', ({ messages }: { messages: string[] }) => showProblems(messages));
}
