import { expect, test } from 'vitest';
import { crashError, readErrorOf } from './read-error.ts';

test.each([
  ['C2pa(JumbfParseError(UnexpectedEof))', 'damaged'],
  ['C2pa(InvalidAsset("PNG out of range"))', 'damaged'],
  ['C2pa(IoError(Error { kind: UnexpectedEof, message: "failed to fill whole buffer" }))', 'damaged'],
  ['C2pa(BmffError(InvalidFileSignature { reason: "expected \\"ftyp\\"" }))', 'damaged'],
  ['C2pa(PdfReadError)', 'damaged'],
  ['C2pa(UnsupportedType)', 'unsupported'],
  ['C2pa(PrereleaseError)', 'prerelease'],
  ['C2pa(ClaimDecoding("missing field"))', 'manifest'],
  ['C2pa(InvalidClaim(C2PABlockNotFound))', 'manifest'],
  ['C2pa(CoseTimeStampGeneration)', 'manifest'],
  ['C2pa(RemoteManifestFetch("error sending request"))', 'lookup'],
  ['C2pa(InsufficientMemory)', 'memory'],
  ['C2pa(OtherError("something new"))', 'unknown'],
])('%s is %s', (message, reason) => expect(readErrorOf(message).reason).toBe(reason));

test.each([
  ["panicked at 'capacity overflow', alloc/raw_vec.rs\nRuntimeError: unreachable", 'memory'],
  ['RangeError: Array buffer allocation failed', 'memory'],
  ['RuntimeError: unreachable', 'memory'],
  ["panicked at 'index out of bounds', x.rs\nRuntimeError: unreachable", 'crashed'],
  ['RangeError: Maximum call stack size exceeded', 'crashed'],
])('a crash with %j is %s', (message, reason) => expect(crashError(message).reason).toBe(reason));
