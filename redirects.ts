import { defineRedirects } from './src/config/index.ts';

/** Files of the sandboxes that show the same project with three bundlers. */
const inEach =
  'index.html package.json README.md src/addresses.js src/credentials.js src/main.js src/sdk.js src/style.css src/validation-state.js src/words.js';
const inViewer =
  'index.html package.json README.md tsconfig.json vite.config.ts src/credentials.ts src/dom.ts src/facts.ts src/main.ts src/sdk.ts src/style.css src/validation-state.ts src/view.ts src/words.ts';

/** The samples that ran in place while each had its own page. */
const inPlace =
  'add-component archive-builder edit-parent first-run read-errors read-identity read-manifest read-resources redact remote-manifest segments show-facts sign-callback sign-local trust-lists update-manifest validate-trust write-assertions write-sidecar';
/** The page of a running example in a folder, as hosts served it and as the button linked to it. */
const running = (folder: string) => [`${folder}/run`, `${folder}/run.html`];

/** Old and alternative addresses: from the root of the site, without the base. */
export default defineRedirects([
  { from: '/docs/signing-manifests', to: '/docs/signing' },
  { from: '/docs/prod-cert', to: '/docs/signing/prod-cert' },

  // Readers who take the list of pages literally type the name of the index file. Rules of the host, not pages:
  // a file docs/signing/index.html would answer for /docs/signing on some hosts.
  { from: '/docs/signing/index', to: '/docs/signing', kind: 'host' },
  { from: '/docs/durable-cr/index', to: '/docs/durable-cr', kind: 'host' },
  { from: '/docs/trustmark/index', to: '/docs/trustmark', kind: 'host' },
  { from: '/docs/manifest/reading/index', to: '/docs/manifest/reading', kind: 'host' },
  { from: '/docs/manifest/writing/index', to: '/docs/manifest/writing', kind: 'host' },
  { from: '/docs/manifest/json-ref/index', to: '/docs/manifest/json-ref', kind: 'host' },
  { from: '/docs/js-sdk/api/index', to: '/docs/js-sdk/api', kind: 'host' },
  { from: '/docs/js-sdk', to: '/docs/js-sdk/getting-started/overview' },
  { from: '/docs/c2pa-node/readme', to: '/docs/c2pa-node' },
  { from: '/docs/c2pa-node/usage', to: '/docs/c2pa-node/docs/usage', kind: 'host' },
  { from: '/docs/c2pa-node/supported-formats', to: '/docs/c2pa-node/docs/supported-formats', kind: 'host' },
  { from: '/docs/c2pa-node/release-notes', to: '/docs/c2pa-node/docs/release-notes', kind: 'host' },
  { from: '/docs/c2pa-python/readme', to: '/docs/c2pa-python' },
  { from: '/docs/c2pa-python/usage', to: '/docs/c2pa-python/docs/usage' },
  { from: '/docs/c2pa-python/supported-formats', to: '/docs/c2pa-python/docs/supported-formats' },
  { from: '/docs/c2pa-python/examples', to: '/docs/c2pa-python/docs/examples' },
  { from: '/docs/c2pa-python/release-notes', to: '/docs/c2pa-python/docs/release-notes' },
  { from: '/docs/c2pa-c/readme', to: '/docs/c2pa-c' },
  { from: '/docs/c2pa-c/usage', to: '/docs/c2pa-c/docs/usage', kind: 'host' },
  { from: '/docs/c2pa-c/supported-formats', to: '/docs/c2pa-c/docs/supported-formats', kind: 'host' },
  { from: '/docs/c2patool/readme', to: '/docs/c2patool' },
  { from: '/docs/c2patool/usage', to: '/docs/c2patool/docs/usage' },
  { from: '/docs/c2patool/supported-formats', to: '/docs/c2patool/docs/supported-formats' },
  { from: '/docs/c2patool/manifest', to: '/docs/c2patool/docs/manifest' },
  { from: '/docs/c2patool/x_509', to: '/docs/c2patool/docs/x_509' },
  { from: '/docs/c2patool/cawg_x509_signing', to: '/docs/c2patool/docs/cawg_x509_signing' },
  { from: '/docs/c2patool/changelog', to: '/docs/c2patool/docs/changelog' },
  { from: '/docs/rust-sdk/readme', to: '/docs/rust-sdk' },
  { from: '/docs/rust-sdk/usage', to: '/docs/rust-sdk/docs/usage' },
  { from: '/docs/rust-sdk/supported-formats', to: '/docs/rust-sdk/docs/supported-formats' },
  { from: '/docs/rust-sdk/cawg-id', to: '/docs/rust-sdk/docs/cawg-id' },
  { from: '/docs/rust-sdk/release-notes', to: '/docs/rust-sdk/docs/release-notes' },

  // Pages whose text is part of another one now.
  { from: '/docs/errors/core', to: '/docs/errors' },
  { from: '/docs/errors/details', to: '/docs/errors' },
  { from: '/docs/errors/formats', to: '/docs/errors' },
  { from: '/docs/errors/wrappers', to: '/docs/errors' },
  {
    from: '/docs/manifest/reading/identity-trust',
    to: '/docs/manifest/reading/reading-cawg-id#claim-or-identity',
  },
  { from: '/docs/manifest/reading/inspector-fields', to: '/docs/inspectors#fields' },
  { from: '/docs/manifest/writing/author', to: '/docs/manifest/writing#author' },
  // Without a hash of its own, so that links to an object keep theirs.
  { from: '/docs/manifest/json-ref/assertion-metadata', to: '/docs/manifest/json-ref/actions' },
  { from: '/docs/manifest/json-ref/ingredients', to: '/docs/manifest/json-ref/manifest-def' },
  { from: '/docs/manifest/json-ref/regions', to: '/docs/manifest/json-ref/actions' },
  { from: '/docs/manifest/json-ref/validation-results', to: '/docs/manifest/json-ref/reader' },
  { from: '/docs/media/compressed-manifests', to: '/docs/manifest/writing/settings#compress' },
  { from: '/docs/media/sidecar-chains', to: '/docs/media/signed-sources#sidecar-parent' },
  { from: '/docs/running/slow-png', to: '/docs/errors#slow-png' },
  { from: '/docs/signing/rejected-certificates', to: '/docs/signing/check-certificate' },

  // Each sandbox had a folder for its running example, or that of the one that it's based on. A button opened the page in
  // a tab of its own.
  {
    from: ['rollup', 'vite', 'webpack'].flatMap((name) => running(`/sandboxes/${name}/app`)),
    to: '/sandboxes/app/vite',
    kind: 'host',
  },
  {
    from: running('/sandboxes/viewing-manifest/app'),
    to: '/sandboxes/app/viewing-manifest',
    kind: 'host',
  },
  // So did the samples that run in place, first one page each, and then one page that shows what's named after `#`.
  { from: running('/sandboxes/samples/app'), to: '/sandboxes/app/samples', kind: 'host' },
  ...inPlace.split(' ').map((task) => ({
    from: running(`/sandboxes/samples/app/${task}/web`),
    to: `/sandboxes/app/samples#${task}`,
    kind: 'host' as const,
  })),
  // Each file of a sandbox had its own address before all of them were in one text.
  ...Object.entries({
    rollup: `${inEach} rollup.config.js`,
    vite: `${inEach} vite.config.js`,
    webpack: `${inEach} webpack.config.js`,
    'viewing-manifest': inViewer,
  }).map(([name, files]) => ({
    from: files.split(' ').map((file) => `/sandboxes/${name}/files/${file}.txt`),
    to: `/sandboxes/${name}/files.txt`,
    kind: 'host' as const,
  })),
  {
    from: ['rollup', 'vite', 'webpack', 'viewing-manifest'].map(
      (name) => `/sandboxes/${name}/files/src/example.jpg`,
    ),
    to: '/examples/sandbox-vite/src/example.jpg',
    kind: 'host',
  },

  // Samples were renamed so that files saved into one folder never replace each other.
  { from: '/samples/cawg-identity/c/write.c', to: '/samples/cawg-identity/c/write_identity.c', kind: 'host' },
  {
    from: '/samples/cawg-identity/c2patool/manifest.json',
    to: '/samples/cawg-identity/c2patool/identity-manifest.json',
    kind: 'host',
  },
  {
    from: '/samples/cawg-identity/c2patool/write.sh',
    to: '/samples/cawg-identity/c2patool/write-identity.sh',
    kind: 'host',
  },
  {
    from: '/samples/cawg-identity/cpp/write.cpp',
    to: '/samples/cawg-identity/cpp/write_identity.cpp',
    kind: 'host',
  },
  {
    from: '/samples/cawg-identity/node/read.mjs',
    to: '/samples/cawg-identity/node/read-identity.mjs',
    kind: 'host',
  },
  {
    from: '/samples/cawg-identity/node/write.mjs',
    to: '/samples/cawg-identity/node/write-identity.mjs',
    kind: 'host',
  },
  {
    from: '/samples/cawg-identity/python/write.py',
    to: '/samples/cawg-identity/python/write_identity.py',
    kind: 'host',
  },
  {
    from: '/samples/cawg-identity/rust/write.rs',
    to: '/samples/cawg-identity/rust/write_identity.rs',
    kind: 'host',
  },
  {
    from: '/samples/check-coverage/node/check.mjs',
    to: '/samples/check-coverage/node/check-coverage.mjs',
    kind: 'host',
  },
  { from: '/samples/legacy-selectors/web/facts.js', to: '/samples/shared/web/facts.js', kind: 'host' },
  {
    from: '/samples/manifest-examples/node/check.mjs',
    to: '/samples/manifest-examples/node/check-example.mjs',
    kind: 'host',
  },
  {
    from: '/samples/manifest-examples/node/compose.mjs',
    to: '/samples/manifest-examples/node/create-composite.mjs',
    kind: 'host',
  },
  {
    from: '/samples/manifest-examples/node/edit.mjs',
    to: '/samples/manifest-examples/node/create-edited.mjs',
    kind: 'host',
  },
  {
    from: '/samples/manifest-examples/node/remote.mjs',
    to: '/samples/manifest-examples/node/create-remote.mjs',
    kind: 'host',
  },
  {
    from: '/samples/read-legacy/node/read.mjs',
    to: '/samples/read-legacy/node/read-legacy.mjs',
    kind: 'host',
  },
  {
    from: '/samples/read-legacy/node/write.mjs',
    to: '/samples/read-legacy/node/write-legacy.mjs',
    kind: 'host',
  },
  {
    from: '/samples/shared/leave-out-picture.mjs',
    to: '/samples/shared/leave-out-image.mjs',
    kind: 'host',
  },
  { from: '/samples/shared/make-picture.mjs', to: '/samples/shared/make-image.mjs', kind: 'host' },
  { from: '/samples/show-facts/web/facts.js', to: '/samples/shared/web/facts.js', kind: 'host' },
  { from: '/samples/sign-callback/c/sign.c', to: '/samples/sign-callback/c/sign_callback.c', kind: 'host' },
  {
    from: '/samples/sign-callback/c2patool/sign.sh',
    to: '/samples/sign-callback/c2patool/sign-callback.sh',
    kind: 'host',
  },
  {
    from: '/samples/sign-callback/cpp/sign.cpp',
    to: '/samples/sign-callback/cpp/sign_callback.cpp',
    kind: 'host',
  },
  {
    from: '/samples/sign-callback/node/sign.mjs',
    to: '/samples/sign-callback/node/sign-callback.mjs',
    kind: 'host',
  },
  {
    from: '/samples/sign-callback/rust/sign.rs',
    to: '/samples/sign-callback/rust/sign_callback.rs',
    kind: 'host',
  },
  {
    from: '/samples/sign-callback/web/sign.js',
    to: '/samples/sign-callback/web/sign-callback.js',
    kind: 'host',
  },
  { from: '/samples/sign-local/c/sign.c', to: '/samples/sign-local/c/sign_local.c', kind: 'host' },
  {
    from: '/samples/sign-local/c2patool/manifest.json',
    to: '/samples/sign-local/c2patool/sign-local.json',
    kind: 'host',
  },
  {
    from: '/samples/sign-local/c2patool/sign.sh',
    to: '/samples/sign-local/c2patool/sign-local.sh',
    kind: 'host',
  },
  { from: '/samples/sign-local/cpp/sign.cpp', to: '/samples/sign-local/cpp/sign_local.cpp', kind: 'host' },
  {
    from: '/samples/sign-local/node/check.mjs',
    to: '/samples/sign-local/node/check-trust.mjs',
    kind: 'host',
  },
  {
    from: '/samples/sign-local/node/sign-callback.mjs',
    to: '/samples/sign-local/node/sign-local-callback.mjs',
    kind: 'host',
  },
  { from: '/samples/sign-local/node/sign.mjs', to: '/samples/sign-local/node/sign-local.mjs', kind: 'host' },
  {
    from: '/samples/sign-local/python/sign.py',
    to: '/samples/sign-local/python/sign_local.py',
    kind: 'host',
  },
  { from: '/samples/sign-local/rust/sign.rs', to: '/samples/sign-local/rust/sign_local.rs', kind: 'host' },
  { from: '/samples/sign-local/web/sign.js', to: '/samples/sign-local/web/sign-local.js', kind: 'host' },
  {
    from: '/samples/sign-remote/c2patool/manifest.json',
    to: '/samples/sign-remote/c2patool/sign-remote.json',
    kind: 'host',
  },
  {
    from: '/samples/sign-remote/node/sign.mjs',
    to: '/samples/sign-remote/node/sign-remote.mjs',
    kind: 'host',
  },
  {
    from: '/samples/soft-binding/node/sign.mjs',
    to: '/samples/soft-binding/node/sign-marked.mjs',
    kind: 'host',
  },
  { from: '/samples/stream-file/c/sign.c', to: '/samples/stream-file/c/sign_video.c', kind: 'host' },
  {
    from: '/samples/stream-file/c2patool/sign.sh',
    to: '/samples/stream-file/c2patool/sign-video.sh',
    kind: 'host',
  },
  { from: '/samples/stream-file/cpp/sign.cpp', to: '/samples/stream-file/cpp/sign_video.cpp', kind: 'host' },
  { from: '/samples/stream-file/rust/sign.rs', to: '/samples/stream-file/rust/sign_video.rs', kind: 'host' },
  {
    from: '/samples/stream-file/c/sign_film.c',
    to: '/samples/stream-file/c/sign_video.c',
    kind: 'host',
  },
  {
    from: '/samples/stream-file/c2patool/sign-film.sh',
    to: '/samples/stream-file/c2patool/sign-video.sh',
    kind: 'host',
  },
  {
    from: '/samples/stream-file/cpp/sign_film.cpp',
    to: '/samples/stream-file/cpp/sign_video.cpp',
    kind: 'host',
  },
  {
    from: '/samples/stream-file/node/sign-film.mjs',
    to: '/samples/stream-file/node/sign-video.mjs',
    kind: 'host',
  },
  {
    from: '/samples/stream-file/python/sign_film.py',
    to: '/samples/stream-file/python/sign_video.py',
    kind: 'host',
  },
  {
    from: '/samples/stream-file/rust/sign_film.rs',
    to: '/samples/stream-file/rust/sign_video.rs',
    kind: 'host',
  },
  {
    from: '/samples/write-assertions/c2patool/manifest.json',
    to: '/samples/write-assertions/c2patool/assertions.json',
    kind: 'host',
  },
  {
    from: '/samples/write-manifest/node/sign.mjs',
    to: '/samples/write-manifest/node/write-manifest.mjs',
    kind: 'host',
  },
]);
