// Builds files byte by byte.

/** Buffers and strings, one after another. */
export const bytes = (...parts) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

/** An integer in this many bytes. */
export const number = (value, size, order = 'BE') => {
  const buffer = Buffer.alloc(size);
  if (order === 'BE') buffer.writeUIntBE(value, 0, size);
  else buffer.writeUIntLE(value, 0, size);
  return buffer;
};
