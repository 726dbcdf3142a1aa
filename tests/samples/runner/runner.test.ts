import { expect, test } from 'vitest';
import { withoutChanging } from './expected.ts';
import { readPins } from './pins.ts';
import { cacheFolder, numberIn } from './programs.ts';
import { isRegistryGap, withPins } from './registry-gaps.ts';
import { chosen } from './selection.ts';
import { binaryName, isOlder } from './toolchains/rust.ts';

test('a selection lets through what was asked for, all by default', () => {
  expect(chosen({}).task('redact')).toBe(true);
  expect(chosen({ SAMPLES_TASK: '' }).task('redact')).toBe(true);
  expect(chosen({ SAMPLES_LANGUAGE: 'c' }).language('cpp')).toBe(false);
});

test('the cache is where the user keeps caches', () => {
  expect(cacheFolder({ SAMPLES_CACHE: '/x' })).toBe('/x');
  expect(cacheFolder({ XDG_CACHE_HOME: '/c' })).toBe('/c/content-credentials-docs');
  expect(cacheFolder({})).toMatch(/\.cache\/content-credentials-docs$/);
});

test('what changes from run to run is replaced, in output and expectation alike', () => {
  const id = 'urn:c2pa:4ae67947-0485-4d0b-98ba-eab35d7f9654';
  expect(withoutChanging(`${id} on 2026-11-20T10:00:00Z, 12345 bytes\r\n`)).toBe(
    'urn:c2pa:<uuid> on <date>, <size> bytes\n',
  );
});

test('versions are read and compared', () => {
  expect(numberIn('rustc 1.95.0 (59807616e 2026-04-14)')).toBe('1.95.0');
  expect([isOlder('1.87.1', '1.88'), isOlder('1.88.0', '1.88'), isOlder('2.0', '1.88')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a Rust program is found in Cargo.toml, or the missing lines are given', () => {
  const toml =
    '[package]\nname = "samples"\n\n[[bin]]\nname = "read"\npath = "read/rust/read.rs"\n\n[[bin]]\nname = "two"\npath = "b/rust/b.rs"';
  expect(binaryName(toml, 'read/rust/read.rs')).toBe('read');
  expect(binaryName(toml, 'b/rust/b.rs')).toBe('two');
  expect(() => binaryName(toml, 'redact/rust/redact.rs')).toThrow(
    '[[bin]]\nname = "redact"\npath = "redact/rust/redact.rs"',
  );
});

test('every language has its version in the file that its own tools read', () => {
  const pins = readPins('samples');
  const version = /^\d+\.\d+\.\d+$/;
  for (const name of ['node', 'web', 'python', 'rust', 'c2patool', 'cbindgen'] as const)
    expect(pins[name], name).toMatch(version);
  for (const { library, header } of [pins.c, pins.cpp]) {
    expect(library).toEqual({ name: 'c2pa-python', version: expect.stringMatching(version) });
    expect(header).toEqual({ name: 'c2pa-c-ffi', version: expect.stringMatching(version) });
  }
});

const pinned = {
  dependencies: { '@contentauth/c2pa-node': '0.8.0', sharp: '0.35.5' },
  overrides: { unzipper: '0.12.3' },
};

test('a page installs the newest release; the substitute installs what the workspace pins', () => {
  const page = 'npm init -y\nnpm install @contentauth/c2pa-node sharp ajv@8\n';
  expect(withPins(page, pinned)).toBe(
    'npm init -y\nnpm pkg set overrides.unzipper=0.12.3\n' +
      'npm install --ignore-scripts @contentauth/c2pa-node@0.8.0 sharp@0.35.5 ajv@8\n',
  );
});

test('commands that install nothing pinned have no substitute', () => {
  expect(withPins('npm install vite\npip install c2pa-python\n', pinned)).toBeUndefined();
});

test('a missing package or version is a gap; a broken script or a missing network is not', () => {
  expect(isRegistryGap('npm error code E404\nnpm error 404 Not Found - GET …/c2pa-utilities')).toBe(true);
  expect(isRegistryGap('npm error code ETARGET\nnpm error notarget No matching version found')).toBe(true);
  expect(isRegistryGap('npm error code ENOTFOUND')).toBe(false);
  expect(isRegistryGap('npm error code 1\nnpm error command failed')).toBe(false);
});
