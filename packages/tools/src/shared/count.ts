/** `1,000,000` */
export const formatCount = (count: number): string => count.toLocaleString('en');

/** `1 check`, `2 checks` */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
