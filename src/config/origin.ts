/** What's wrong with the site's `url`; undefined if it's an origin. */
export function originFix(value: string): string | undefined {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    return 'use an origin with a scheme, such as `https://docs.example.org`';
  }
  const { origin, pathname, search, hash, username, password } = new URL(value);
  if (username !== '' || password !== '') return `remove the user name and password: \`${origin}\``;
  if (search !== '' || hash !== '') return `remove the query and hash: \`${origin}\``;
  return pathname === '/'
    ? undefined
    : `use \`${origin}\` here and set \`base\` to \`${normaliseBase(pathname)}\``;
}

/** What's wrong with the site's `base`; undefined if it's a path. */
export function baseFix(value: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(value)) return 'only the path belongs here; put the origin in `url`';
  if (/[?#\s\\]/.test(value)) return 'use a path without a query, hash, or spaces, such as `/docs-site/`';
  const parts = value.replace(/^\/|\/$/g, '').split('/');
  if (parts.some((part) => part === '.' || part === '..' || (part === '' && parts.length > 1))) {
    return 'use a path without empty segments, `.`, or `..`, such as `/docs-site/`';
  }
  return undefined;
}

/** Turns `x`, `/x`, and `/x/` into `/x/`, and an empty value into `/`. */
export function normaliseBase(value: string): string {
  const path = value.replace(/^\/+|\/+$/g, '');
  return path === '' ? '/' : `/${path}/`;
}
