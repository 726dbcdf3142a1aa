/** A file of ours for a file input: one that the site serves, or a part of a chain that's made in the browser. */
export type OurFile = { name: string; address: string } | { name: string; makes: 'chain' | 'key' };
