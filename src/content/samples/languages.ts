/** The order of tabs and tables everywhere, regardless of the order in a task. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  c2patool: 'c2patool',
  shell: 'Shell',
  openssl: 'OpenSSL',
  node: 'Node.js',
  web: 'Web',
  python: 'Python',
  rust: 'Rust',
  cpp: 'C++',
  c: 'C',
};

/** Sorts languages in tab order, with unknown ones last. */
export function inTabOrder(languages: Iterable<string>): string[] {
  const order = Object.keys(LANGUAGE_NAMES);
  const place = (language: string) => (order.indexOf(language) + 1 || order.length + 1) - 1;
  return [...languages].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}
