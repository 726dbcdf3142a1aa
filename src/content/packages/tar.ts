const BLOCK = 512;

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/**
 * The header of a regular file (POSIX ustar): world-readable, without an owner, and with the same date for all files.
 */
function header(name: string, size: number, isProgram: boolean): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long for a ustar header`);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write(octal(isProgram ? 0o755 : 0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  // npm's date for everything that it packs: October 26, 1985.
  block.write(octal(499_162_500, 12), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/**
 * Files as a tar archive. The same files give the same bytes.
 * @param programs names of the executable ones
 */
export function tarOf(
  files: ReadonlyMap<string, Uint8Array | string>,
  programs: readonly string[] = [],
): Buffer {
  const blocks = [...files].flatMap(([name, content]) => {
    const bytes = Buffer.from(content as Uint8Array);
    const padding = Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK);
    return [header(name, bytes.length, programs.includes(name)), bytes, padding];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}
