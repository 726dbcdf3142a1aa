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

type Command = (file: string, args: string) => string;

const stem = (file: string) => file.replace(/\.\w+$/, '');

const COMMANDS: Readonly<Record<string, Command>> = {
  c2patool: (file, args) => `sh ${file}${args}`,
  shell: (file, args) => `sh ${file}${args}`,
  openssl: (file, args) => `sh ${file}${args}`,
  node: (file, args) => `node ${file}${args}`,
  web: () => 'npx vite',
  python: (file, args) => `python ${file}${args}`,
  rust: (_, args) => `cargo run${args && ` --${args}`}`,
  cpp: (file, args) =>
    `g++ -std=c++17 ${file} -lc2pa_cpp -lc2pa_c -o ${stem(file)} && ./${stem(file)}${args}`,
  c: (file, args) => `cc ${file} -lc2pa_c -o ${stem(file)} && ./${stem(file)}${args}`,
};

/** What a reader types to run a copied program; undefined for a language without a command of its own. */
export function commandOf(language: string, file: string, args: readonly string[]): string | undefined {
  return COMMANDS[language]?.(file, args.map((arg) => ` ${arg}`).join(''));
}
