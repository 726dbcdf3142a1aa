/** How each library is installed, by the language of its samples. */
export const INSTALL: Readonly<Record<string, string>> = {
  node: 'npm install @contentauth/c2pa-node',
  python: 'pip install c2pa-python',
  rust: 'cargo add c2pa',
  cpp: 'git clone https://github.com/contentauth/c2pa-cpp',
  web: 'npm install @contentauth/c2pa-web',
  c2patool: 'cargo install c2patool --locked',
};

/** Pictures that visitors can inspect at once: examples by their names, and what's said below each. */
export const SHOWN_EXAMPLES: ReadonlyArray<{ name: string; label: string }> = [
  { name: 'created', label: 'Drawn' },
  { name: 'edited', label: 'Edited' },
  { name: 'generated', label: 'Made with AI' },
  { name: 'tampered', label: 'Tampered with' },
];
