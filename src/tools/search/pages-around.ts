/** The page numbers to show: the first, the last, and the neighbors of the current one. */
export function pagesAround(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  return [...new Set(wanted)].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b);
}
