import type { ViteDevServer } from 'vite';

/** Addresses of code and files, which a page asks for after it has arrived. */
const NOT_A_PAGE = /^\/@|\.\w+(?:\?|$)/;

/**
 * Bundles packages for the browser only after the first page has been sent. Vite would begin when the server starts, and
 * the modules that make the page would wait in line for the same threads.
 * @param sent called when the first page has been sent
 */
export function firstPageFirst({ environments, middlewares }: ViteDevServer, sent: () => void): void {
  const bundler = environments.client.depsOptimizer;
  const bundle = bundler?.init ?? (async () => {});
  if (bundler) bundler.init = async () => {};
  let bundling: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    bundling ??= bundle();
    return bundling;
  };
  let isFirst = true;
  middlewares.use((request, response, next) => {
    if (!isFirst || NOT_A_PAGE.test(request.url ?? '')) return void begin().then(() => next(), next);
    isFirst = false;
    response.once('finish', () => {
      sent();
      void begin();
    });
    next();
  });
}
