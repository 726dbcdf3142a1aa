import { commandLine, UsageError } from './lib/cli/index.ts';
import { portOf } from './lib/cli/port.ts';
import { superviseDev } from './lib/dev/supervise.ts';

const { values } = commandLine({
  name: 'npm run dev',
  about:
    "Shows pages while you edit them, at http://localhost:4321. Edits to pages, sidebars.ts, site.config.ts, redirects.ts, data, samples, diagrams, and src/components appear immediately. Mistakes are shown here and in the browser.\nEnvironment: SITE_SOURCE is the site's folder (.), SITE_LOCALE one of its locales.",
  options: {
    port: { value: 'number', about: 'Port to listen on (4321, or the next free port).' },
    host: { value: 'name', about: 'Address to listen on (localhost). 0.0.0.0 listens on every network.' },
    open: { about: 'Opens the site in the browser.' },
  },
});
try {
  superviseDev({ ...values, port: portOf(values.port ?? '4321') });
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
