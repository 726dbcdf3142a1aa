import type { Site } from '../../config/site.ts';
import { hostFiles } from '../files.ts';
import { type HeaderRule, type RedirectRule, revalidate } from './host-files.ts';
import { isCompressible, mediaTypes, WANTS_MARKDOWN } from './media-types.ts';

/**
 * A file for nginx's `conf.d`: maps, and one server that responds to every address like the other hosts.
 * @param headers the first rule applies to the whole site; the others set `Cache-Control` for a folder
 */
export function nginxFile(
  { url, base }: Pick<Site, 'url' | 'base'>,
  headers: readonly HeaderRule[],
  redirects: readonly RedirectRule[],
): string {
  const [everywhere, ...folders] = headers;
  const place = base === '/' ? 'dist/' : `dist/ as its folder ${base.slice(1)}`;
  return `# Written by the build: an nginx server for this site. Put it into /etc/nginx/conf.d/ and set three things:
#   listen        the port, for IPv4 and IPv6; for TLS see the comment there
#   server_name   the host names
#   $site_root    the folder that holds ${place}
# Needs ngx_http_gzip_static_module, which every packaged nginx has.

map $uri $site_cache_control {
  default ${quote(revalidate)};
${folders.map(cacheLine).join('\n')}
}

# A client that asks for text/markdown gets a page's Markdown form.
map $http_accept $site_form {
  default ".html";
  ${quote(`~*${WANTS_MARKDOWN}`)} ".md";
}

# No cache may give that form to a browser. Pages don't have the header: it would keep browsers from using what they
# prefetched.
map $sent_http_content_type $site_vary {
  default "";
  "~^text/markdown" "Accept";
}

server {
  listen 80;
  listen [::]:80;
  # listen 443 ssl;
  # listen [::]:443 ssl;
  # ssl_certificate     /etc/ssl/site.pem;
  # ssl_certificate_key /etc/ssl/site.key;
  server_name ${new URL(url).hostname};
  set $site_root /srv/site;

  root $site_root;
  server_tokens off;
  # Redirects name the path only, so they stay right behind a proxy and on any port.
  absolute_redirect off;

  default_type application/octet-stream;
  charset utf-8;
  charset_types ${charsetTypes().join(' ')};
  types {
${typeLines().join('\n')}
  }

  # Compressed copies (file.gz, file.br beside file), such as the container's; without them nginx compresses by itself.
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1024;
  gzip_types ${gzipTypes().join(' ')};
  # brotli_static on;  # with ngx_brotli

  # An add_header inside a location would drop all of these, so there is none.
${Object.entries(everywhere?.headers ?? {})
  .map(([name, value]) => `  add_header ${name} ${quote(value)} always;`)
  .join('\n')}
  add_header Cache-Control $site_cache_control always;
  add_header Vary $site_vary always;

  # //docs and /docs//x are /docs and /docs/x.
  if ($request_uri ~ "^[^?]*//") { rewrite ^(.*)$ $1 permanent; }

  error_page 404 ${base}404.html;
  location = ${base}404.html { internal; }
  location = ${base}404 { return 404; }
${hostFiles.map((file) => `  location = ${base}${file} { return 404; }`).join('\n')}
${redirects.map(redirectLocation).join('\n')}

  # /docs/introduction is the file docs/introduction.html; dots in the address (c2pa.c2pa.read) mean nothing special.
  location / {
    try_files $uri $uri$site_form $uri.html @folder;
  }

  # One address for each page: /x/, /x.html, /x/index, and /x/index.html redirect to the one that has the file.
  # \`rewrite\` keeps the query and encodes the path again, which \`return\` with a variable would not.
  location ~ ^(?<site_page>.*)/index(?:\\.html)?/?$ {
    if (-f $document_root$site_page/index.html) { rewrite ^(.*/)index(?:\\.html)?/?$ $1 permanent; }
    if (-f $document_root$site_page.html) { rewrite ^(.+)/index(?:\\.html)?/?$ $1 permanent; }
    return 404;
  }
  location ~ ^(?<site_page>.*)/$ {
    try_files \${uri}index$site_form \${uri}index.html @page;
  }
  location ~ ^(?<site_page>.*)\\.html$ {
    if (-f $request_filename) { rewrite ^(.+)\\.html$ $1 permanent; }
    if (-f $document_root$site_page/index.html) { rewrite ^(.+)\\.html$ $1/ permanent; }
    return 404;
  }
  location @page {
    if (-f $document_root$site_page.html) { rewrite ^(.+)/$ $1 permanent; }
    return 404;
  }
  location @folder {
    if (-f $request_filename/index.html) { rewrite ^(.+)$ $1/ permanent; }
    return 404;
  }
}
`;
}

/** A folder's cache rule: `/img/*` becomes a pattern for the beginning of the address. */
function cacheLine({ path, headers }: HeaderRule): string {
  return `  ${quote(`~^${escapePattern(path.slice(0, -1))}`)} ${quote(headers['Cache-Control'] ?? revalidate)};`;
}

/**
 * An exact location instead of a map, because a map would need larger hash sizes for long addresses. nginx would read
 * a dollar sign as a variable and can't escape it, so it's percent-encoded.
 */
function redirectLocation({ from, to }: RedirectRule): string {
  const [address = '', hash] = to.replaceAll('$', '%24').split('#');
  const target =
    address + (address.includes('?') ? '' : '$is_args$args') + (hash === undefined ? '' : `#${hash}`);
  return `  location = ${quote(decodeURI(from))} { return 301 ${quote(target)}; }`;
}

const typeLines = (): string[] =>
  Object.entries(mediaTypes).map(([extension, type]) => `    ${type} ${extension};`);

/** nginx always adds the charset to text/html, and warns if it's listed. */
const charsetTypes = (): string[] => typesLike((type) => type.startsWith('text/') && type !== 'text/html');

/** nginx always compresses text/html, and warns if it's listed. */
const gzipTypes = (): string[] => typesLike((type) => isCompressible(type) && type !== 'text/html');

const typesLike = (isWanted: (type: string) => boolean): string[] => [
  ...new Set(Object.values(mediaTypes).filter(isWanted)),
];

/** Text as a regular expression that matches exactly that text. */
const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
