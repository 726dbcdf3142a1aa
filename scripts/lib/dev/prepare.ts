/**
 * Prepares the generated pages that a dev server doesn't wait for: installs the samples' packages and reads the types of
 * the SDKs. `supervise.ts` starts it beside the server.
 */
import { devBridge } from '../../../src/content/dev-bridge.ts';
import { sourceDir } from '../../../src/content/source.ts';
import { loadSite } from '../../../src/integrations/configuration.ts';
import { errorMessage } from '../errors/message.ts';
import type { FromPreparation } from './messages.ts';

const failed: string[] = [];
devBridge().leftOut = (label) => failed.push(label);
// Mistakes in the configuration are reported by the server.
await loadSite(sourceDir).catch((error: unknown) => console.error(errorMessage(error)));
process.send?.({ failed } satisfies FromPreparation);
