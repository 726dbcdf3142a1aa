/** Headings that a line break cuts inside a word, as `befo|re`. Runs in the page. */
export function brokenHeadings(): string[] {
  return [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      const tops = [...text].map((_, at) => {
        const range = document.createRange();
        range.setStart(node as Node, at);
        range.setEnd(node as Node, at + 1);
        return range.getClientRects()[0]?.top ?? Number.NaN;
      });
      const at = tops.findIndex(
        (top, i) => Math.abs(top - (tops[i - 1] ?? top)) > 8 && /[\w-]\w/.test(text.slice(i - 1, i + 1)),
      );
      if (at > 0) lost.push(`${text.slice(0, at)}|${text.slice(at)}`);
    }
    return lost;
  });
}
