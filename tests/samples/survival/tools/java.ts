import type { Format } from '../../../../src/content/data/survival.ts';
import { JPEG, type Step, type Tool } from '../tool.ts';

/** ImageIO's format names. */
const NAMES = { jpeg: 'jpg', 'jpeg-url': 'jpg', png: 'png', gif: 'gif', tiff: 'tiff' } as const;
const FORMATS = [...JPEG, 'png', 'tiff', 'gif'] as const satisfies readonly Format[];

const plain = (format: (typeof FORMATS)[number]): Step => ({
  operation: 'Re-encode',
  settings: 'default',
  command: `ImageIO.write(ImageIO.read(new File("{in}")), "${NAMES[format]}", new File("{out}"));`,
  formats: [format],
});

/** The writer that matches the first reader, with the metadata from that reader. */
const complete: Step = {
  operation: 'Re-encode',
  settings: 'best',
  command: 'writer.write(reader.readAll(0, null));',
  formats: FORMATS,
};

const program = (command: string) => `import java.io.File;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;

public class Main {
  public static void main(String[] names) throws Exception {
    var input = ImageIO.createImageInputStream(new File(names[0]));
    ImageReader reader = ImageIO.getImageReaders(input).next();
    reader.setInput(input);
    ImageWriter writer = ImageIO.getImageWriter(reader);
    try (var output = ImageIO.createImageOutputStream(new File(names[1]))) {
      writer.setOutput(output);
      ${command}
    }
  }
}
`;

/** Java's image library. */
export const java: Tool = {
  name: 'Java ImageIO',
  source: { from: 'this machine', program: 'java' },
  language: 'java',
  program,
  version: 'java -version 2>&1 | head -1',
  versionLanguage: 'sh',
  steps: [...FORMATS.map(plain), complete],
};
