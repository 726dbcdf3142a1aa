import { expect, test } from 'vitest';
import { isRegistryGap, withPins } from './registry-gaps.ts';

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
