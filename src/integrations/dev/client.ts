/** Runs on every page of a dev server and reports which page is shown, so that the server can report its problems. */
export const CLIENT = `
if (import.meta.hot) {
  const say = () => import.meta.hot.send('docs:page-shown', { path: location.pathname });
  say();
  globalThis.navigation?.addEventListener('navigatesuccess', say);
  import.meta.hot.on('vite:afterUpdate', say);
}
`;
