import { Line } from './Line.tsx';
import { LINK } from './line-links.ts';

/** Text from a data file, with code between backticks and links as in Markdown. */
export function LinkedLine({ text, href }: { text: string; href: (address: string) => string }) {
  const [link = '', label = '', address = ''] = LINK.exec(text) ?? [];
  if (link === '') return <Line text={text} />;
  const start = text.indexOf(link);
  return (
    <>
      <Line text={text.slice(0, start)} />
      <a href={href(address)}>
        <Line text={label} />
      </a>
      <LinkedLine text={text.slice(start + link.length)} href={href} />
    </>
  );
}
