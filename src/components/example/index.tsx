import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { z } from 'zod';
import { EXAMPLE_FILES, type ReadExample } from '../../content/data/manifest-examples.ts';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { exampleFile, KINDS, kilobytes, namedExample } from './named.ts';

interface ExampleProps {
  example: ReadExample;
  /** A picture's width and height in pixels. */
  size?: { width: number; height: number } | undefined;
}

type Href = (address: string) => string;

function Media({ example: { file, type, description }, size, href }: ExampleProps & { href: Href }) {
  const src = href(exampleFile(file));
  if (type === 'image/jpeg')
    return <img src={src} alt={description} loading="lazy" decoding="async" {...size} />;
  if (type === 'audio/wav')
    // biome-ignore lint/a11y/useMediaCaption: tones without words
    return <audio src={src} controls preload="none" aria-label={description} />;
  return (
    <video
      src={src}
      controls
      muted
      playsInline
      preload="metadata"
      width="480"
      height="270"
      aria-label={description}
    />
  );
}

/** An example's asset, shown or played, with links to its files. */
function Example(props: ExampleProps & { href: Href }) {
  const { example, href } = props;
  const { name, file, store, type, bytes, description } = example;
  return (
    <figure className="example">
      <Media {...props} />
      <figcaption>
        {type !== 'image/jpeg' && `${description} `}
        <a href={href(exampleFile(file))} download={file}>
          {file}
        </a>{' '}
        ({KINDS[type]}, {kilobytes(bytes)})
        {store && (
          <>
            {', '}
            <a href={href(exampleFile(store))} download={store}>
              {store}
            </a>
          </>
        )}
        {', '}
        <a href={href(exampleFile(`${name}.json`))}>{name}.json</a> (full report)
      </figcaption>
    </figure>
  );
}

export default defineComponent({
  name: 'Example',
  description: 'An example from `data/manifest-examples.json`, shown or played, with links to its files',
  usage: '<Example name="created" />',
  attributes: z.object({ name: writtenText }),
  load({ name }, { sourceDir }) {
    const { example } = namedExample(name, sourceDir);
    if (!example.type.startsWith('image/')) return { example };
    const { width, height } = imageSize(readFileSync(join(sourceDir, EXAMPLE_FILES, example.file)));
    return { example, size: { width, height } };
  },
  View: Example,
  links: ({ example: { name, file, store } }) =>
    [file, `${name}.json`, ...(store ? [store] : [])].map(exampleFile),
});
