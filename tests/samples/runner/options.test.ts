import { expect, test } from 'vitest';
import { cacheFolder } from './cache.ts';
import { withoutChanging } from './normalise.ts';
import { numberIn } from './programs.ts';
import { chosen } from './selection.ts';
import { isOlder } from './toolchains/cargo.ts';
import { binaryName } from './toolchains/rust.ts';

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
