/** Tabs and tables stand in this order everywhere, whatever order a task names its languages in. */
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

/** Sorts names of languages as tabs stand; unknown ones come last. */
export function inTabOrder(languages: Iterable<string>): string[] {
  const order = Object.keys(LANGUAGE_NAMES);
  const place = (language: string) => (order.indexOf(language) + 1 || order.length + 1) - 1;
  return [...languages].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}
