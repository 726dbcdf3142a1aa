export type { CheckedTrust, ConvertedList } from '@content-credentials/verdict/trust';
export { checkTrust, pemOf, poolOf } from '@content-credentials/verdict/trust';
export type { TrustPool, Voucher } from '@content-credentials/verdict/trust/pool';
