import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from '../../../src/content/data/settings-effects.ts';
import { NotTried, type Output, type Report, type Sdk, signerIn } from './sdk.ts';
import { REQUESTS, type World } from './world.ts';

/** A value as pages show it, with the settings that set it; undefined leaves the setting out. */
interface Value {
  shown: string;
  settings: unknown;
}

/** One setting, in one situation. */
export interface Trial {
  id: string;
  /** Its path: `verify.ocsp_fetch`. */
  setting: string;
  /** What happens, as readers see it: a sentence without its period. */
  situation: string;
  values: (world: World) => Promise<readonly Value[]>;
  /** What readers should know about the outcome, as a sentence. */
  note?: string;
  run: (sdk: Sdk, world: World, settings: unknown) => Promise<Outcome>;
}

const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation';
const asset = async ({ folder }: World, name: string) => ({
  buffer: await readFile(join(folder, name)),
  mimeType: 'image/jpeg',
});
const text = ({ folder }: World, ...path: string[]) => readFile(join(folder, ...path), 'utf8');
/** Leaves out what's undefined. */
const json = (settings: unknown): string | undefined =>
  settings === undefined ? undefined : JSON.stringify(settings);

/** Which requests arrived since the last time. */
const requestsTo = async ({ host }: World): Promise<string[]> => (await fetch(host + REQUESTS)).json();

/** An error's own name, without the text around it: `C2pa(RemoteManifestUrl(…))` is RemoteManifestUrl. */
function errorName(error: unknown): string {
  // c2pa-wasm throws texts.
  if (typeof error === 'string') return errorName(Object.assign(new Error(), { name: error }));
  const { name, message } = error as Error;
  const [, inner] = /^C2pa\((\w+)/.exec(name) ?? [];
  const kind = inner ?? (name === 'Error' ? '' : name);
  const [first = ''] = message.split('\n');
  return [kind, first.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8080')].filter(Boolean).join(': ');
}

/** What a reader reports, reduced to what a setting can change. */
function outcomeOf({ validation_state, validation_results }: Report, shows: RegExp): Outcome {
  const { success = [], informational = [], failure = [] } = validation_results?.activeManifest ?? {};
  const codes = [...success, ...informational, ...failure].map(({ code }) => code);
  const failed = new Set(failure.map(({ code }) => code));
  const shown = [...new Set(codes)].filter((code) => failed.has(code) || shows.test(code));
  const inIngredients = (validation_results?.ingredientDeltas ?? []).flatMap(({ validationDeltas }) =>
    validationDeltas.failure.map(({ code }) => `ingredient: ${code}`),
  );
  return { state: validation_state, codes: [...shown.sort(), ...new Set(inIngredients.sort())] };
}

/** Runs an attempt, and adds the requests it sent. */
async function observed(world: World, attempt: () => Promise<Outcome>): Promise<Outcome> {
  await requestsTo(world);
  const outcome = await attempt().catch(
    (error): Outcome => (error instanceof NotTried ? { notTried: true } : { error: errorName(error) }),
  );
  const requests = await requestsTo(world);
  return requests.length > 0 ? { ...outcome, requests } : outcome;
}

/** Reads a file. @param shows codes to show even if they aren't failures */
const reads =
  (file: string, shows: RegExp): Trial['run'] =>
  (sdk, world, settings) =>
    observed(world, async () => {
      const reader = await sdk.Reader.fromAsset(await asset(world, file), json(settings));
      return reader ? outcomeOf(reader.json(), shows) : { state: 'no manifest', codes: [] };
    });

interface Signing {
  definition?: unknown;
  intent?: unknown;
  certs?: string;
  tsa?: boolean;
  ingredients?: ReadonlyArray<readonly [json: object, file: string]>;
  /** Codes to show when the result is read. */
  shows: RegExp;
}

/** Signs photo.jpg and reads it with the test root as an anchor. */
const signs =
  ({ definition = {}, intent, certs = 'test-certs', tsa, ingredients = [], shows }: Signing): Trial['run'] =>
  (sdk, world, settings) =>
    observed(world, async () => {
      const signer = await signerIn(sdk, join(world.folder, certs), tsa ? `${world.host}/tsa` : undefined);
      const builder = sdk.Builder.withJson(definition, json(settings));
      if (intent) builder.setIntent(intent);
      for (const [ingredient, file] of ingredients)
        await builder.addIngredient(JSON.stringify(ingredient), await asset(world, file));
      const output: Output = { buffer: null };
      await builder.signAsync(signer, await asset(world, 'photo.jpg'), output);
      if (!output.buffer) throw new Error('nothing was written');
      const trust = { trust_anchors: await text(world, 'test-certs', 'root.pem') };
      const signed = { buffer: output.buffer, mimeType: 'image/jpeg' };
      // Reading asks no server, so all requests come from signing.
      const reader = await sdk.Reader.fromAsset(signed, json({ trust }));
      return reader ? outcomeOf(reader.json(), shows) : { state: 'no manifest', codes: [] };
    });

type Group = 'verify' | 'core' | 'trust' | 'cawg_trust' | 'builder';

/** Values of one key, next to other settings of the situation. */
const values =
  (
    path: `${Group}.${string}`,
    list: readonly unknown[],
    around: (world: World) => Promise<Partial<Record<Group, object>>> = async () => ({}),
  ): Trial['values'] =>
  async (world) => {
    const settings: Partial<Record<Group, object>> = await around(world);
    const [group, ...keys] = path.split('.') as [Group, ...string[]];
    return list.map((value) => {
      const inner = keys.reduceRight<unknown>((inside, key) => ({ [key]: inside }), value) as object;
      const set = { ...settings, [group]: { ...settings[group], ...inner } };
      if (value === undefined)
        return { shown: 'left out', settings: around.length > 0 ? settings : undefined };
      return { shown: JSON.stringify(value), settings: set };
    });
  };

/** Lists of certificates by their name on pages. */
const lists =
  (
    set: (list: string) => unknown,
    named: Readonly<Record<string, readonly string[]>>,
    around: (world: World) => Promise<object> = async () => ({}),
  ): Trial['values'] =>
  async (world) => {
    const other = await around(world);
    const given = Object.entries(named).map(async ([shown, path]) => ({
      shown,
      settings: { ...other, ...(set(await text(world, ...path)) as object) },
    }));
    const none = { shown: 'left out', settings: Object.keys(other).length > 0 ? other : undefined };
    return [none, ...(await Promise.all(given))];
  };

/** Lists of hosts. The server's port differs from run to run, and stands as 8080. */
const hosts =
  (around: (world: World) => Promise<Partial<Record<Group, object>>>): Trial['values'] =>
  async (world) => {
    const { host } = new URL(world.host);
    const list = await values(
      'core.allowed_network_hosts',
      [undefined, [host], ['127.0.0.1'], ['*.example.org'], []],
      around,
    )(world);
    return list.map(({ shown, settings }) => ({ shown: shown.replace(host, '127.0.0.1:8080'), settings }));
  };

const ROOT = ['test-certs', 'root.pem'] as const;
const ROOTS = { 'the root of the signer': ROOT, 'another root': ['other-certs', 'root.pem'] };
const withRoot = async (world: World) => ({ trust: { trust_anchors: await text(world, ...ROOT) } });
const TRUSTED = /^signingCredential\.(?:un)?trusted$/;
const STAMP = /^timeStamp\./;
const IDENTITY = /^(?:cawg\.|signingCredential\.)(?!ocsp)/;
const OCSP = /^signingCredential\.ocsp\./;
const entry = (trust_kind: string) => (trust_anchors: string) => ({
  trust: { anchors: [{ trust_kind, trust_anchors }] },
});

export const trials: readonly Trial[] = [
  {
    id: 'remote-manifest-fetch',
    setting: 'verify.remote_manifest_fetch',
    situation: 'Read a file whose manifest store is at a URL',
    values: values('verify.remote_manifest_fetch', [true, false]),
    run: reads('remote.jpg', /^$/),
  },
  {
    id: 'max-manifest-response-size',
    setting: 'verify.max_manifest_response_size',
    situation: 'Read a file whose manifest store of several kilobytes is at a URL',
    values: values('verify.max_manifest_response_size', [undefined, 10_485_760, 1000]),
    run: reads('remote.jpg', /^$/),
  },
  {
    id: 'allowed-network-hosts',
    setting: 'core.allowed_network_hosts',
    situation: 'Read a file whose manifest store is at `http://127.0.0.1:8080/`',
    values: hosts(async () => ({})),
    run: reads('remote.jpg', /^$/),
  },
  {
    id: 'allowed-network-hosts-ocsp',
    setting: 'core.allowed_network_hosts',
    situation: "Read a file with `ocsp_fetch` on, while the CA's server is at `http://127.0.0.1:8080/`",
    values: hosts(async (world) => ({ ...(await withRoot(world)), verify: { ocsp_fetch: true } })),
    run: reads('revoked.jpg', OCSP),
  },
  {
    id: 'allowed-network-hosts-tsa',
    setting: 'core.allowed_network_hosts',
    situation: 'Sign with a signer whose TSA is at `http://127.0.0.1:8080/`',
    note: "Before core 0.92, the list doesn't apply to time stamps. With core 0.91, no request is sent, because c2pa-node on that core doesn't pass the signer's TSA to it.",
    values: hosts(async () => ({})),
    run: signs({ intent: { create: SOURCE }, tsa: true, shows: STAMP }),
  },
  {
    id: 'allow-redirects',
    setting: 'core.allow_redirects',
    situation: 'Read a file whose manifest URL redirects to an internal address',
    note: 'Core 0.90 has no such setting, and follows the redirect. With core 0.92, this was tested in c2pa-wasm, which leaves redirects to its runtime. Node.js follows them, so the setting has no effect there.',
    values: values('core.allow_redirects', [true, false]),
    run: reads('redirected.jpg', /^$/),
  },
  {
    id: 'ocsp-fetch',
    setting: 'verify.ocsp_fetch',
    situation: 'Read a file whose signing certificate is revoked',
    values: values('verify.ocsp_fetch', [false, true], withRoot),
    run: reads('revoked.jpg', OCSP),
  },
  {
    id: 'ocsp-fetch-should-override',
    setting: 'verify.ocsp_fetch_should_override',
    situation: 'Read a file whose signing certificate is revoked, without `ocsp_fetch`',
    values: values('verify.ocsp_fetch_should_override', [false, true], withRoot),
    run: reads('revoked.jpg', OCSP),
  },
  {
    id: 'verify-trust',
    setting: 'verify.verify_trust',
    situation: "Read a file whose signer's root is an anchor",
    values: values('verify.verify_trust', [true, false], withRoot),
    run: reads('signed.jpg', TRUSTED),
  },
  {
    id: 'verify-trust-no-anchor',
    setting: 'verify.verify_trust',
    situation: 'Read the same file without any anchor',
    values: values('verify.verify_trust', [true, false]),
    run: reads('signed.jpg', TRUSTED),
  },
  {
    id: 'verify-timestamp-trust',
    setting: 'verify.verify_timestamp_trust',
    situation:
      "Read a time-stamped file whose certificate has expired since signing, without the TSA's root as an anchor",
    values: values('verify.verify_timestamp_trust', [true, false]),
    run: reads('stamped.jpg', STAMP),
  },
  {
    id: 'verify-after-reading',
    setting: 'verify.verify_after_reading',
    situation: 'Read a file that was changed after signing',
    values: values('verify.verify_after_reading', [true, false]),
    run: reads('changed.jpg', /^$/),
  },
  {
    id: 'strict-v1-validation',
    setting: 'verify.strict_v1_validation',
    situation: 'Read a file with a version 1 claim and no actions',
    values: values('verify.strict_v1_validation', [false, true]),
    run: reads('version-1.jpg', /^$/),
  },
  {
    id: 'verify-after-sign',
    setting: 'verify.verify_after_sign',
    situation: "Sign with a key that doesn't belong to the certificate",
    values: values('verify.verify_after_sign', [undefined, true, false]),
    run: signs({ intent: { create: SOURCE }, certs: 'wrong-key', shows: /^$/ }),
  },
  {
    id: 'verify-after-sign-hash',
    setting: 'verify.verify_after_sign_hash',
    situation: 'Sign a photo, with `verify_after_sign` on',
    values: values('verify.verify_after_sign_hash', [false, true], async () => ({
      verify: { verify_after_sign: true },
    })),
    run: signs({ intent: { create: SOURCE }, shows: /^$/ }),
  },
  {
    id: 'skip-ingredient-conflict-resolution',
    setting: 'verify.skip_ingredient_conflict_resolution',
    situation:
      'Sign with two ingredients that contain the same manifest, which has a redacted assertion in one of them',
    values: values('verify.skip_ingredient_conflict_resolution', [false, true]),
    run: signs({
      intent: { create: SOURCE },
      ingredients: [
        [{ title: 'whole' }, 'noted.jpg'],
        [{ title: 'redacted' }, 'redacted.jpg'],
      ],
      shows: /^$/,
    }),
  },
  {
    id: 'trust-anchors-manifest',
    setting: 'trust.anchors',
    situation: 'Read a signed file with one entry of `trust_kind: "manifest"`',
    values: lists(entry('manifest'), ROOTS),
    run: reads('signed.jpg', TRUSTED),
  },
  {
    id: 'trust-anchors-tsa-only',
    setting: 'trust.anchors',
    situation: 'Read the same file with one entry of `trust_kind: "tsa"`',
    values: lists(entry('tsa'), { 'the root of the signer': ROOT }),
    run: reads('signed.jpg', TRUSTED),
  },
  {
    id: 'trust-anchors-tsa',
    setting: 'trust.anchors',
    situation:
      'Read a time-stamped file whose certificate has expired since signing, with one entry of `trust_kind: "tsa"`',
    values: lists(entry('tsa'), { 'the root of the TSA': ROOT }),
    run: reads('stamped.jpg', STAMP),
  },
  {
    id: 'trust-anchors-cawg',
    setting: 'trust.anchors',
    situation: 'Read a file with a CAWG identity, with one entry of `trust_kind: "cawg"`',
    values: lists(entry('cawg'), { 'the root of the identity': ['identity-certs', 'root.pem'] }),
    run: reads('identified.jpg', IDENTITY),
  },
  {
    id: 'trust-anchors-allowed-list',
    setting: 'trust.anchors',
    situation: 'Read a signed file, with an entry that has another root and this `allowed_list`',
    values: async (world) => {
      const trust_anchors = await text(world, 'other-certs', 'root.pem');
      const one = { trust_kind: 'manifest', trust_anchors };
      const allowed_list = await text(world, 'test-certs', 'signer.pem');
      return [
        { shown: 'left out', settings: { trust: { anchors: [one] } } },
        { shown: 'the signing certificate', settings: { trust: { anchors: [{ ...one, allowed_list }] } } },
      ];
    },
    run: reads('signed.jpg', TRUSTED),
  },
  {
    id: 'trust-anchors-old',
    setting: 'trust.trust_anchors',
    situation: 'Read a signed file',
    values: lists((trust_anchors) => ({ trust: { trust_anchors } }), ROOTS),
    run: reads('signed.jpg', TRUSTED),
  },
  {
    id: 'trust-anchors-old-stamp',
    setting: 'trust.trust_anchors',
    situation: 'Read a time-stamped file whose certificate has expired since signing',
    values: lists((trust_anchors) => ({ trust: { trust_anchors } }), {
      'the root of the signer and the TSA': ROOT,
    }),
    run: reads('stamped.jpg', STAMP),
  },
  {
    id: 'user-anchors',
    setting: 'trust.user_anchors',
    situation: 'Read a signed file',
    values: lists((user_anchors) => ({ trust: { user_anchors } }), ROOTS),
    run: reads('signed.jpg', TRUSTED),
  },
  {
    id: 'allowed-list',
    setting: 'trust.allowed_list',
    situation: 'Read a signed file',
    values: lists((allowed_list) => ({ trust: { allowed_list } }), {
      'the signing certificate': ['test-certs', 'signer.pem'],
    }),
    run: reads('signed.jpg', TRUSTED),
  },
  {
    id: 'trust-config',
    setting: 'trust.trust_config',
    situation: "Read a file whose signer's root is an anchor",
    values: values('trust.trust_config', [undefined, '1.3.6.1.5.5.7.3.4', '1.2.3.4'], withRoot),
    run: reads('signed.jpg', TRUSTED),
  },
  {
    id: 'trust-config-purpose',
    setting: 'trust.trust_config',
    situation:
      'Read a file whose signing certificate has only the purpose `1.2.3.4`, with its root as an anchor',
    values: values('trust.trust_config', [undefined, '1.2.3.4'], async (world) => ({
      trust: { trust_anchors: await text(world, 'purpose-certs', 'root.pem') },
    })),
    run: reads('purpose.jpg', TRUSTED),
  },
  {
    id: 'use-default-ekus',
    setting: 'trust.use_default_ekus',
    situation:
      "Read a file whose signer's root is an anchor, with `trust_config` set to document signing, which the certificate isn't for",
    values: values('trust.use_default_ekus', [true, false], async (world) => ({
      trust: { trust_anchors: await text(world, ...ROOT), trust_config: '1.3.6.1.5.5.7.3.36' },
    })),
    run: reads('signed.jpg', TRUSTED),
  },
  {
    id: 'verify-trust-list',
    setting: 'trust.verify_trust_list',
    situation: "Read a file whose signer's root is an anchor",
    values: values('trust.verify_trust_list', [true, false], withRoot),
    run: reads('signed.jpg', TRUSTED),
  },
  {
    id: 'cawg-trust-anchors',
    setting: 'cawg_trust.trust_anchors',
    situation: 'Read a file with a CAWG identity',
    values: lists((trust_anchors) => ({ cawg_trust: { trust_anchors } }), {
      'the root of the identity': ['identity-certs', 'root.pem'],
    }),
    run: reads('identified.jpg', IDENTITY),
  },
  {
    id: 'decode-identity-assertions',
    setting: 'core.decode_identity_assertions',
    situation: 'Read a file with a CAWG identity',
    values: values('core.decode_identity_assertions', [true, false]),
    run: reads('identified.jpg', IDENTITY),
  },
  {
    id: 'max-decompressed-manifest-size',
    setting: 'core.max_decompressed_manifest_size_in_mb',
    situation: 'Read a file with a compressed manifest',
    values: values('core.max_decompressed_manifest_size_in_mb', [32, 0, 1025]),
    run: reads('compressed.jpg', /^$/),
  },
  {
    id: 'certificate-status-fetch',
    setting: 'builder.certificate_status_fetch',
    situation: 'Sign with an ingredient whose certificate is revoked',
    values: values('builder.certificate_status_fetch', [undefined, 'active', 'all']),
    run: signs({
      intent: 'edit',
      ingredients: [[{ relationship: 'parentOf' }, 'revoked.jpg']],
      shows: OCSP,
    }),
  },
  {
    id: 'certificate-status-should-override',
    setting: 'builder.certificate_status_should_override',
    situation:
      'Sign with an ingredient whose certificate is revoked, and `certificate_status_fetch` set to `all`',
    values: values('builder.certificate_status_should_override', [undefined, false, true], async () => ({
      builder: { certificate_status_fetch: 'all' },
    })),
    run: signs({
      intent: 'edit',
      ingredients: [[{ relationship: 'parentOf' }, 'revoked.jpg']],
      shows: OCSP,
    }),
  },
  {
    id: 'auto-timestamp',
    setting: 'builder.auto_timestamp_assertion.enabled',
    situation: 'Sign with an ingredient that has no time stamp, and a signer with a TSA',
    note: "c2pa-node on core 0.91 doesn't pass the signer's TSA to the core, so the core never sends it a request.",
    values: values('builder.auto_timestamp_assertion.enabled', [false, true]),
    run: signs({
      intent: 'edit',
      tsa: true,
      ingredients: [[{ relationship: 'parentOf' }, 'signed.jpg']],
      shows: STAMP,
    }),
  },
];
