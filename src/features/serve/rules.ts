/** Headers for matching addresses. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** A redirect; `to` can use the placeholders in `from`. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

const redirectStatuses = [301, 302, 303, 307, 308];

/** Reads `_headers`: a path at the start of a line, its headers indented below it. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of meaningfulLines(text)) {
    if (/^\S/.test(line)) {
      rules.push({ path: decodeURI(line.trim()), headers: [] });
      continue;
    }
    const header = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line);
    if (header?.[1] && header[2]) rules.at(-1)?.headers.push([header[1], header[2]]);
  }
  return rules;
}

/**
 * Reads `_redirects`: from, to, status.
 * @throws Error for a status that isn't a redirect
 */
export function parseRedirects(text: string): RedirectRule[] {
  return [...meaningfulLines(text)].map((line) => {
    const [from = '', to = '', code = '302'] = line.trim().split(/\s+/);
    const status = Number.parseInt(code, 10);
    if (to === '' || !redirectStatuses.includes(status)) {
      throw new Error(
        `_redirects: \`${line.trim()}\` is not "from to status" with one of ${redirectStatuses.join(', ')}.`,
      );
    }
    return { from: decodeURI(from), to, status };
  });
}

/** An address's headers. Values from several rules are joined, as on Netlify and Cloudflare. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) {
    if (matcher(rule.path).exec(path) === null) continue;
    for (const [name, value] of rule.headers) {
      const known = found.get(name);
      found.set(name, known === undefined ? value : `${known}, ${value}`);
    }
  }
  return found;
}

/**
 * The target of an address's redirect, or undefined. As on Cloudflare, redirects apply even if there's a file.
 * @param path decoded
 * @param query with its `?`, or empty; kept unless the target has one
 */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
  query: string,
): { location: string; status: number } | undefined {
  for (const { from, to, status } of rules) {
    const match = matcher(from).exec(path);
    if (match === null) continue;
    const filled = Object.entries(match.groups ?? {}).reduce(
      (target, [name, value]) => target.replace(new RegExp(`:${name}\\b`, 'g'), () => encodePath(value)),
      to,
    );
    const [address = '', hash] = filled.split('#');
    const addedQuery = address.includes('?') ? '' : query;
    return { location: address + addedQuery + (hash === undefined ? '' : `#${hash}`), status };
  }
  return undefined;
}

/** A decoded path in the form needed for `Location`. */
export const encodePath = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** `*` matches anything (`:splat`), and `:name` one path segment. */
function matcher(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `^${escaped.replaceAll('*', '(?<splat>.*)').replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)')}$`,
  );
}

const meaningfulLines = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
