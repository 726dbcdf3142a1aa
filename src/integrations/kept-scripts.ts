import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { BuildEnvironment, Plugin } from 'vite';
import { contentKey } from '../build-cache/content-cache.ts';
import { generatorDigest, sourcesDigest } from '../build-cache/digest.ts';
import { virtualContent } from './configuration.ts';
import { copyFolderOutput, copyOutput } from './output.ts';

/** Increase it when what's kept has another form. */
const FORMAT = '1';
/** How many bundles are kept: locales, branches, test sites. Each has up to 10 MB. */
const MOST = 5;

/** Plugins that read the bundle and remember something for later steps. */
const READERS = ['@astro/plugin-build-internals', 'unused-tools'];
/** Modules that aren't files, and that only the configuration affects. */
const HELPERS = ['\0vite/preload-helper.js', '\0rolldown/runtime.js'];

/** What the plugins above read of a file. */
interface Output {
  type: 'chunk' | 'asset';
  fileName: string;
  facadeModuleId?: string | null;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

interface Kept {
  outputs: Output[];
  /** The modules that pages load, by how Astro names them. */
  entries: Array<[specifier: string, id: string]>;
}

type Build = (environment: BuildEnvironment) => Promise<unknown>;
type Pages = ReadonlyMap<string, { styles: unknown }>;

/**
 * Keeps the browser's code between builds. Bundling it takes 1 s of CPU time, and an edit of a page doesn't change it.
 * A bundle is kept under a name of everything that can affect it, and only if it did nothing but write files.
 */
export function keptScripts(sourceDir: string): AstroIntegration {
  let entries: Kept['entries'] = [];
  let modules: string[] = [];
  const observe: Plugin = {
    name: 'kept-scripts',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const found = inputOf(this.environment as BuildEnvironment).map(
        async (specifier): Promise<[string, string]> => [
          specifier,
          (await this.resolve(specifier))?.id ?? '',
        ],
      );
      entries = await Promise.all(found);
      modules = [...this.getModuleIds()];
    },
  };

  async function bundleOnce(environment: BuildEnvironment, build: Build, pages: Pages): Promise<unknown> {
    const readers = environment.plugins.filter(({ name }) => READERS.includes(name));
    // Another version of Astro may name its plugin differently.
    if (readers.length < READERS.length) return build(environment);
    const key = keyOf(environment, sourceDir, generatorDigest(), sourcesDigest(sourceDir));
    const folder = resolve(process.env.SITE_CACHE ?? 'node_modules/.cache', 'scripts', key);
    if (existsSync(folder)) {
      await restore(environment, folder, readers);
      return undefined;
    }
    const styles = stylesOf(pages);
    const built = await build(environment);
    const outputs = [built].flat().flatMap((one) => (one as { output: Output[] }).output);
    const isComplete =
      entries.every(([, id]) => outputs.some(({ facadeModuleId }) => facadeModuleId === id)) &&
      modules.every((id) => isCovered(id, environment, sourceDir)) &&
      stylesOf(pages) === styles &&
      // Nothing was edited while the bundler read it.
      key === keyOf(environment, sourceDir, generatorDigest(true), sourcesDigest(sourceDir, true));
    if (isComplete) keep({ outputs, entries }, environment.config.build.outDir, folder);
    return built;
  }

  return {
    name: 'kept-scripts',
    hooks: {
      'astro:config:setup'({ command, updateConfig }) {
        if (command === 'build') updateConfig({ vite: { plugins: [observe] } });
      },
      'astro:build:setup'({ vite, pages, updateConfig }) {
        const buildApp = vite.builder?.buildApp;
        if (!buildApp) return;
        updateConfig({
          builder: {
            async buildApp(builder) {
              const build = builder.build.bind(builder);
              const once = (environment: BuildEnvironment) =>
                environment.name === 'client' ? bundleOnce(environment, build, pages) : build(environment);
              builder.build = once as typeof build;
              await buildApp(builder);
            },
          },
        });
      },
    },
  };
}

const inputOf = (environment: BuildEnvironment): string[] => [
  ...(environment.config.build.rolldownOptions.input as string[]),
];

/** A name of everything that the bundle depends on; the lock file stands for the packages. */
function keyOf(environment: BuildEnvironment, sourceDir: string, ...digests: readonly string[]): string {
  const { config } = environment;
  const virtual = environment.plugins.flatMap((plugin) => virtualContent(plugin) ?? []);
  return contentKey(FORMAT, sourceDir, config.root, inputOf(environment), config.env, digests, virtual);
}

/** Whether the key covers a module. */
function isCovered(id: string, { config, plugins }: BuildEnvironment, sourceDir: string): boolean {
  if (HELPERS.includes(id) || plugins.some((plugin) => virtualContent(plugin)?.[0] === id)) return true;
  const isIn = (...folder: string[]) => id.startsWith(join(...folder, sep));
  if (isIn(config.root, 'node_modules')) return !isIn(config.root, 'node_modules/.cache');
  return isIn(config.root, 'src') || isIn(sourceDir, 'tools');
}

/** Styles of scripts would be added to the pages. */
const stylesOf = (pages: Pages): string =>
  JSON.stringify([...pages].map(([key, { styles }]) => [key, styles]));

function keep({ outputs, entries }: Kept, outDir: string, folder: string): void {
  const draft = `${folder}.${process.pid}`;
  const kept: Kept = {
    outputs: outputs.map(({ type, fileName, facadeModuleId, isEntry, imports, dynamicImports }) => ({
      type,
      fileName,
      ...(type === 'chunk' && { facadeModuleId, isEntry, imports, dynamicImports }),
    })),
    entries,
  };
  try {
    for (const { fileName } of outputs) copyOutput(join(outDir, fileName), join(draft, 'files', fileName));
    writeFileSync(join(draft, 'kept.json'), JSON.stringify(kept));
    renameSync(draft, folder);
    dropOld(join(folder, '..'));
  } catch {
    // A full or read-only disk only makes the next build slower.
    rmSync(draft, { recursive: true, force: true });
  }
}

function dropOld(home: string): void {
  const ages = readdirSync(home).map((name) => ({ name, used: statSync(join(home, name)).mtimeMs }));
  for (const { name } of ages.sort((a, b) => b.used - a.used).slice(MOST))
    rmSync(join(home, name), { recursive: true, force: true });
}

/** Does what bundling would do besides: copies the static files, and shows the bundle to the plugins that read it. */
async function restore(
  environment: BuildEnvironment,
  folder: string,
  readers: readonly Plugin[],
): Promise<void> {
  const { config } = environment;
  const kept: Kept = JSON.parse(readFileSync(join(folder, 'kept.json'), 'utf8'));
  const bundle = kept.outputs.map((output) => {
    const isCode = /\.m?js$/.test(output.fileName);
    const code = isCode ? readFileSync(join(folder, 'files', output.fileName), 'utf8') : '';
    return [output.fileName, { ...output, code, source: code }];
  });
  const ids = new Map(kept.entries);
  const context = {
    environment,
    resolve: async (specifier: string) => ({ id: ids.get(specifier) }),
  };
  for (const { generateBundle } of readers) {
    const read = generateBundle as unknown as (options: object, bundle: object) => void | Promise<void>;
    await read.call(context, {}, Object.fromEntries(bundle));
  }
  if (config.build.copyPublicDir && config.publicDir !== '' && existsSync(config.publicDir))
    cpSync(config.publicDir, config.build.outDir, { recursive: true, dereference: true });
  copyFolderOutput(join(folder, 'files'), config.build.outDir);
  utimesSync(folder, new Date(), new Date());
}
