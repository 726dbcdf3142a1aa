const MARKER = /^\s*(?:(?:\/\/|#|--|<!--|\/\*)\s*)?#(region|endregion)\b[ \t]*([\w-]*)/;

/** Removes the indentation that all lines share. */
function dedent(lines: string[]): string {
  const depth = Math.min(
    ...lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)?.[0].length ?? 0),
  );
  return lines
    .map((line) => line.slice(Number.isFinite(depth) ? depth : 0))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

/**
 * The code of a file, or of one `#region name` in it, without the marker lines.
 * @throws Error listing the existing regions if the region is missing.
 */
export function codeOf(text: string, region: string | undefined, file: string): string {
  const wanted: string[] = [];
  const names: string[] = [];
  const open: string[] = [];
  for (const line of text.split('\n')) {
    const marker = MARKER.exec(line);
    if (!marker) {
      if (!region || open.includes(region)) wanted.push(line);
    } else if (marker[1] === 'region') {
      names.push(marker[2] ?? '');
      open.push(marker[2] ?? '');
    } else {
      open.pop();
    }
  }
  if (open.length) throw new Error(`${file}: \`#region ${open.at(-1)}\` has no \`#endregion\``);
  if (region && !names.includes(region)) {
    throw new Error(
      `${file} has no region \`${region}\`; ${names.length ? `its regions are ${names.map((n) => `\`${n}\``).join(', ')}` : 'it has no regions (mark one with `#region name` … `#endregion` comments)'}`,
    );
  }
  return dedent(wanted);
}
