import { attribute, type Element, find, textOf } from '../../content/html-tree.ts';
import type { MapUrl } from './html-inline.ts';

/** What a twin says instead of a tool, by the name of its island. */
const SENTENCES: Readonly<Record<string, string>> = {
  inspector:
    'On the web page, an inspector for files opens here. It reads Content Credentials in the browser and shows every check, without sending anything.',
  'signing-lab':
    'On the web page, a lab opens here. It signs an image in the browser with a newly created key, flips a byte, and trusts the root. Nothing is sent.',
  'certificate-clinic':
    'On the web page, the certificate clinic opens here. It checks a chain against every rule for signers, in the browser, without sending anything.',
};

/** The sentence for a tool, with the file it opens and the tool's own page; undefined for anything else. */
export function toolTwin(element: Element, mapUrl: MapUrl): string | undefined {
  const sentence = SENTENCES[attribute(element, 'data-island') ?? ''];
  if (sentence === undefined) return undefined;
  const { src } = JSON.parse(attribute(element, 'data-props') ?? '{}') as { src?: string };
  const link = find(element, ({ tagName }) => tagName === 'a');
  return [
    sentence,
    ...(src === undefined ? [] : [`It opens [${src.slice(src.lastIndexOf('/') + 1)}](${mapUrl(src)}).`]),
    ...(link ? [`[${textOf(link)}](${mapUrl(attribute(link, 'href') ?? '')})`] : []),
  ].join(' ');
}
