import { site } from 'virtual:site';
import { hrefOf } from './address.ts';

/** A link on the built site: base path and closing slash are in it. */
export const href = (address: string): string => hrefOf(address, site);
