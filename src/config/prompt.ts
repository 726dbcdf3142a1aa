/** What an assistant is asked about a page. @param markdown the complete address of its Markdown form */
export const promptAbout = (markdown: string): string => `Read ${markdown} and answer my questions about it.`;
