export type { ConvertedList, JudgedTrust } from '../../../src/c2pa/trust/index.ts';
export { judgeTrust, pemOf, poolOf } from '../../../src/c2pa/trust/index.ts';
export type { TrustPool, Voucher } from '../../../src/c2pa/trust/pool.ts';
