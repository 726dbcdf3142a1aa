// `npm run build` begins with this file: Node loads the configuration in a third of Vite's time. `npm run dev` reads changed
// files again, as only Vite can, and begins with `astro.config.ts`.
import { readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

enableCompileCache('node_modules/.cache/node');
process.setSourceMapsEnabled(true);

// Node takes the types out of .ts by itself; the components' views are .tsx.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const file = fileURLToPath(url);
    const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), { sourcemap: true });
    if (errors[0]) throw errors[0];
    const inline = Buffer.from(JSON.stringify(map)).toString('base64');
    const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
    return { format: 'module', source, shortCircuit: true };
  },
});

const { default: config } = await import('./astro.config.ts');
// Warnings and errors, without two lines for each page.
export default { ...config, logger: { entrypoint: 'astro/logger/node', config: { level: 'warn' } } };
