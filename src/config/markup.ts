/** Tags an announcement may use. */
const inlineTags = new Set(['a', 'b', 'strong', 'em', 'code']);

/** What's wrong with an announcement's HTML; undefined if it's allowed inline text. */
export function announcementFix(html: string): string | undefined {
  const open: string[] = [];
  for (const [tag, slash, name, attributes] of html.matchAll(/<(\/?)([a-z][\w-]*)?([^>]*)>?/gi)) {
    if (name === undefined || !tag.endsWith('>'))
      return `write \`&lt;\` for a less-than sign; found \`${tag}\``;
    const element = name.toLowerCase();
    if (!inlineTags.has(element)) {
      return `an announcement can contain only <a>, <b>, <strong>, <em>, and <code>; remove <${name}>`;
    }
    if (slash === '/') {
      if (open.pop() !== element) return `</${name}> doesn't match an open tag; remove it`;
      continue;
    }
    const fix = attributesFix(element, attributes ?? '');
    if (fix !== undefined) return fix;
    open.push(element);
  }
  const left = open.pop();
  return left === undefined ? undefined : `<${left}> isn't closed; add </${left}>`;
}

function attributesFix(element: string, attributes: string): string | undefined {
  if (element !== 'a') {
    return attributes.trim() === ''
      ? undefined
      : `<${element}> can't have attributes; remove \`${attributes.trim()}\``;
  }
  return /^\s+href="(?:\/(?!\/)|#|https?:\/\/|mailto:)[^"\s]*"\s*$/.test(attributes)
    ? undefined
    : 'write links as <a href="…">, with a URL that starts with `/`, `#`, `https:`, or `mailto:`';
}

/** What the site's policy would block in an operator's markup; undefined if nothing is. */
export function navbarHtmlFix(html: string): string | undefined {
  const tags = [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag);
  const blocked = (pattern: RegExp) => tags.find((tag) => pattern.test(tag));
  if (blocked(/^<script\b/i)) return "scripts aren't allowed here; use `thirdParty`";
  if (blocked(/^<style\b|\sstyle\s*=/i)) return "the site's policy blocks inline styles; use a class";
  if (blocked(/\son[a-z]+\s*=/i))
    return "the site's policy blocks event attributes such as `onclick`; use a link";
  if (blocked(/=\s*["']?\s*javascript:/i))
    return "the site's policy blocks `javascript:` links; link to a page";
  return undefined;
}

/** The markup with the links that the built site needs; for announcements and navbar HTML. */
export function htmlWithLinks(html: string, href: (address: string) => string): string {
  return html.replace(
    /(\s(?:href|src)=)(["'])(\/(?!\/).*?)\2/gi,
    (_, name: string, quote: string, address: string) => name + quote + href(address) + quote,
  );
}
