import { expectTypeOf, test } from 'vitest';
import { checkFile, type FileCheckAnswer } from './conformance/index.ts';
import { type Coverage, coverageOf } from './coverage/index.ts';
import type { FileBinding } from './report/file-binding.ts';
import { type Report, reportOf } from './report/report.ts';
import { readAsset } from './sdk/read.ts';
import { checkTrust } from './trust/index.ts';

// What the tools, the server, and published packages rely on; the project `types` checks it.
test('reading, checking, and reporting take and return what they promise', () => {
  expectTypeOf(readAsset).parameter(0).toEqualTypeOf<Blob>();
  expectTypeOf(readAsset).returns.resolves.toBeObject();
  expectTypeOf(coverageOf).parameter(1).toEqualTypeOf<Uint8Array>();
  expectTypeOf(coverageOf).returns.resolves.toEqualTypeOf<Coverage>();
  expectTypeOf(reportOf).parameter(1).toEqualTypeOf<FileBinding>();
  expectTypeOf(reportOf).returns.toEqualTypeOf<Report>();
  expectTypeOf(checkFile).parameter(0).toBeUnknown();
  expectTypeOf(checkFile).returns.toEqualTypeOf<FileCheckAnswer>();
  expectTypeOf(checkTrust<{ state: string }>).returns.resolves.toHaveProperty('vouchers');
});
