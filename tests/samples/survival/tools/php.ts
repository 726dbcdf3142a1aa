import type { Format } from '../../../../src/content/data/survival.ts';
import { JPEG, type Step, type Tool } from '../tool.ts';

const WRITERS = {
  jpeg: "imagejpeg($to, '{out}', 82)",
  'jpeg-url': "imagejpeg($to, '{out}', 82)",
  png: "imagepng($to, '{out}')",
  webp: "imagewebp($to, '{out}', 86)",
  avif: "imageavif($to, '{out}', 82)",
  gif: "imagegif($to, '{out}')",
} as const satisfies Partial<Record<Format, string>>;

const RESAMPLE = 'imagecopyresampled($to, $from, 0, 0, 0, 0, 320, 213, imagesx($from), imagesy($from)); ';

const gdStep = ([format, write]: [string, string]): Step => ({
  operation: 'Resize',
  settings: 'default',
  command: `${RESAMPLE}${write};`,
  formats: [format as Format],
});

const program = (command: string) => `<?php\n${command}\n`;

/** The same calls that WordPress makes, for every format. */
const LOAD =
  'if (isset($argv[1])) { $from = imagecreatefromstring(file_get_contents($argv[1])); $to = imagecreatetruecolor(320, 213); }';

/** The calls that WordPress makes to resize an upload when PHP doesn't have Imagick. */
export const gd: Tool = {
  name: 'PHP GD, as in WordPress',
  source: { from: 'Debian', packages: ['php8.2-cli', 'php8.2-gd'] },
  language: 'php',
  program: (command) => program(`${LOAD}\n${command}`),
  version: "echo 'PHP ', PHP_VERSION, ', GD ', gd_info()['GD Version'];",
  steps: Object.entries(WRITERS).map(gdStep),
};

/** What WordPress removes by default: every profile except those that carry colors, rights, EXIF, and XMP. */
const STRIP =
  "foreach ($image->getImageProfiles('*', false) as $name) if (!in_array($name, ['icc', 'icm', 'iptc', 'exif', 'xmp'])) $image->removeImageProfile($name); ";

const imagickStep = (settings: Step['settings'], strip: string): Step => ({
  operation: 'Resize',
  settings,
  command: `$image = new Imagick('{in}'); ${strip}$image->resizeImage(320, 213, Imagick::FILTER_TRIANGLE, 1); $image->setImageCompressionQuality(82); $image->writeImage('{out}');`,
  formats: [...JPEG, 'png', 'webp', 'gif'],
});

/** The calls that WordPress makes with Imagick. The best settings turn the filter `image_strip_meta` off. */
export const imagick: Tool = {
  name: 'PHP Imagick, as in WordPress',
  source: { from: 'Debian', packages: ['php8.2-cli', 'php8.2-imagick', 'imagemagick'] },
  language: 'php',
  program,
  version:
    "echo 'Imagick ', phpversion('imagick'), ', ', explode(' Q', Imagick::getVersion()['versionString'])[0];",
  steps: [imagickStep('default', STRIP), imagickStep('best', '')],
};
