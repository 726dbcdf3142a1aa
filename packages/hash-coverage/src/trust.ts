export type { CheckedTrust, ConvertedList } from '../../../src/c2pa/trust/index.ts';
export { checkTrust, pemOf, poolOf } from '../../../src/c2pa/trust/index.ts';
export type { TrustPool, Voucher } from '../../../src/c2pa/trust/pool.ts';
