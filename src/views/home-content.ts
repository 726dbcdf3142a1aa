/** How each library is installed. The values are those of the samples' languages, so that one choice selects both. */
export const INSTALL: ReadonlyArray<{ value: string; label: string; command: string }> = [
  { value: 'node', label: 'Node.js', command: 'npm install @contentauth/c2pa-node' },
  { value: 'python', label: 'Python', command: 'pip install c2pa-python' },
  { value: 'rust', label: 'Rust', command: 'cargo add c2pa' },
  { value: 'cpp', label: 'C++', command: 'git clone https://github.com/contentauth/c2pa-cpp' },
  { value: 'web', label: 'Web', command: 'npm install @contentauth/c2pa-web' },
  { value: 'c2patool', label: 'c2patool', command: 'cargo install c2patool --locked' },
];

/** Pictures that visitors can inspect at once: examples by their names, and what's said below each. */
export const SHOWN_EXAMPLES: ReadonlyArray<{ name: string; label: string }> = [
  { name: 'created', label: 'Drawn' },
  { name: 'edited', label: 'Edited' },
  { name: 'generated', label: 'Made with AI' },
  { name: 'tampered', label: 'Tampered with' },
];
