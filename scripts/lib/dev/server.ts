/** The dev server's process. `supervise.ts` starts it with its options as JSON. */
import { devBridge } from '../../../src/content/dev-bridge.ts';
import { importJsx } from './load-config.ts';

const { imported } = devBridge();
importJsx((file) => imported.add(file));
// Only the files imported from here on are noted.
await import('./serve.ts');
