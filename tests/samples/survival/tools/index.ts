import type { Tool } from '../tool.ts';
import { avifenc, cwebp, gifsicle } from './converters.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { gd, imagick } from './php.ts';
import { pillow } from './pillow.ts';
import {
  copy,
  exifTool,
  ffmpeg,
  graphicsMagick,
  imageMagick,
  jpegtran,
  mozjpeg,
  oxipng,
  sharp,
  vips,
} from './programs.ts';
import { astro, magickWasm, next, webpack } from './web.ts';

/** Every tool, in the order of the table. */
export const tools: readonly Tool[] = [
  copy,
  sharp,
  next,
  astro,
  webpack,
  vips,
  imageMagick,
  magickWasm,
  graphicsMagick,
  gd,
  imagick,
  pillow,
  go,
  java,
  exifTool,
  jpegtran,
  mozjpeg,
  oxipng,
  gifsicle,
  cwebp,
  avifenc,
  ffmpeg,
];
