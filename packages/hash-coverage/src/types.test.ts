import { expectTypeOf, test } from 'vitest';
import { type ByteSource, blobSource, bytesSource, type Coverage, coverageOf, storeIn } from './index.ts';

// What programs that use the package rely on; the project `types` checks it.
test('the public functions take and return what they promise', () => {
  expectTypeOf(coverageOf).parameter(0).toEqualTypeOf<ByteSource>();
  expectTypeOf(coverageOf).parameter(1).toEqualTypeOf<Uint8Array>();
  expectTypeOf(coverageOf).returns.resolves.toEqualTypeOf<Coverage>();
  expectTypeOf(storeIn).returns.resolves.toEqualTypeOf<Uint8Array | undefined>();
  expectTypeOf(blobSource).toBeCallableWith(new Blob([]));
  expectTypeOf(bytesSource).returns.toEqualTypeOf<ByteSource>();
});
