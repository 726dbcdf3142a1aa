import { type Plugin, rolldown } from 'rolldown';

/** One classic script from a module and everything that it imports, at once or later. */
export async function classicScript(input: string, plugins: Plugin[]): Promise<string> {
  const bundle = await rolldown({
    input,
    plugins,
    platform: 'browser',
    // Assets are named relative to it, by addresses from the site's root.
    transform: { define: { 'import.meta.url': 'document.baseURI' } },
    onLog: () => {},
  });
  try {
    const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: true });
    const [{ code }] = output;
    return code;
  } finally {
    await bundle.close();
  }
}
