import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findOne, getInnerHTML, innerText } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { build, type Plugin } from 'vite';
import { cachedFolder, digestOf } from '../../content/cache.ts';
import { sharedBeside } from '../../features/samples/files.ts';
import { programInBrowser, tasksInBrowser } from '../../features/samples/in-browser.ts';

/** Change it when the same samples produce a different result. */
const OUR_VERSION = 3;

const pageOf = (task: string) => `${task}/web/index.html`;

/** Everything that the page is built from. */
const inputsOf = (samplesDir: string, tasks: readonly string[]) => [
  OUR_VERSION,
  tasks,
  digestOf(samplesDir, ['*/web/**/*']),
  digestOf(resolve('.'), ['package-lock.json']),
];

/** The page of every sample: its script shows the one that the address names after `#`. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Sample</title>
    <script type="module" src="./samples.js"></script>
  </head>
  <body></body>
</html>
`;

/** The title and body of a sample's own page, without its script. */
function contentOf(samplesDir: string, task: string): { title: string; body: string } {
  const html = readFileSync(join(samplesDir, pageOf(task)), 'utf8');
  const page = parseDocument(html);
  const [title, body] = ['title', 'body'].map((name) => findOne(({ tagName }) => tagName === name, page));
  return {
    title: title ? innerText(title) : '',
    body: body ? getInnerHTML(body, { encodeEntities: 'utf8' }).replace(/<script\b.*?<\/script>/gs, '') : '',
  };
}

const ENTRY = 'samples:run';

/** The script of the page. A sample's program runs once its elements are there. */
function entry(samplesDir: string, tasks: readonly string[]): Plugin {
  const listed = tasks.map((task) => {
    const program = JSON.stringify(`/${programInBrowser(samplesDir, task)}`);
    const content = JSON.stringify(contentOf(samplesDir, task));
    return `[${JSON.stringify(task)}, { ...${content}, run: () => import(${program}) }]`;
  });
  const code = `const samples = new Map([${listed}]);
const sample = samples.get(location.hash.slice(1));
if (sample) {
  document.title = sample.title;
  document.body.innerHTML = sample.body;
  await sample.run();
} else document.body.textContent = 'There’s no sample at this address.';
`;
  return {
    name: 'samples-entry',
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? code : undefined),
  };
}

/**
 * Builds the web samples that run in place as one page with one script, so that they share the SDK's 8 MB, or uses the
 * cached result.
 * @returns the folder with index.html and what it loads
 */
export function bundleSamples(samplesDir: string): Promise<string> {
  const tasks = tasksInBrowser(samplesDir);
  return cachedFolder('sandboxes', inputsOf(samplesDir, tasks), async (outDir) => {
    await build({
      root: samplesDir,
      base: './',
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        outDir,
        emptyOutDir: true,
        modulePreload: false,
        rollupOptions: {
          input: ENTRY,
          output: { entryFileNames: 'samples.js', codeSplitting: false },
        },
      },
      plugins: [entry(samplesDir, tasks), sharedBeside(samplesDir)],
    });
    await writeFile(join(outDir, 'index.html'), PAGE);
  });
}
