import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dataFile } from '../read-data-file.ts';

const FILE = 'settings-effects.json';

const outcome = z.strictObject({
  /** The state that the reader reports. */
  state: z.string().optional(),
  /** Failures, and the codes that the setting is about. */
  codes: z.array(z.string()).optional(),
  /** The error's name and first line, if it failed. */
  error: z.string().optional(),
  /** Which requests arrived: a path, `OCSP`, or `TSA`. */
  requests: z.array(z.string()).optional(),
  /** The package with this core can't do what the trial needs. */
  notTried: z.literal(true).optional(),
});

const settingsEffects = z.strictObject({
  checked: z.iso.date(),
  /** The newest first. */
  cores: z.array(z.strictObject({ core: z.string().regex(/^\d+\.\d+\.\d+$/), library: z.string() })).min(1),
  trials: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[\w-]+$/),
        /** Its path: `verify.ocsp_fetch`. */
        setting: z.string().regex(/^[\w.]+$/),
        /** What happens, as a sentence without its period. */
        situation: z.string().min(1),
        note: z.string().optional(),
        /** What each value did, with one outcome per core. */
        values: z.array(z.strictObject({ value: z.string().min(1), outcomes: z.array(outcome) })).min(2),
      }),
    )
    .min(1),
});

/** What one value of a setting did. */
export type Outcome = z.infer<typeof outcome>;
export type SettingsEffects = z.infer<typeof settingsEffects>;

/** What `npm run lab -- settings` found: data/settings-effects.json. @throws Error naming the key that's wrong */
export const readSettingsEffects = dataFile(FILE, settingsEffects);

/** Where the settings of an object stand in the whole: `verify` for VerifySettings. */
const PATHS: Readonly<Record<string, string>> = {
  VerifySettings: 'verify',
  CoreSettings: 'core',
  TrustSettings: 'trust',
  BuilderSettings: 'builder',
  TimestampSettings: 'builder.auto_timestamp_assertion',
};

const PAGE = '/docs/manifest/json-ref/settings';

/** The anchor of a trial on the page of the settings. */
export const observedAnchor = (id: string): string => `observed-${id}`;

/** By setting of an object: the address of its first trial. A site without the data has none. */
export function observedIn(object: string, sourceDir: string): Record<string, string> {
  const path = PATHS[object];
  if (!path || !existsSync(join(sourceDir, 'data', FILE))) return {};
  const { trials } = readSettingsEffects(sourceDir);
  const addresses: Record<string, string> = {};
  for (const { id, setting } of trials) {
    const name = setting.startsWith(`${path}.`) ? setting.slice(path.length + 1) : '';
    if (name && !name.includes('.')) addresses[name] ??= `${PAGE}#${observedAnchor(id)}`;
  }
  return addresses;
}
