import { site } from 'virtual:site';
import { hrefOf } from '../config/address.ts';

/** A link on the built site, including the base path and the trailing slash. */
export const href = (address: string): string => hrefOf(address, site);
