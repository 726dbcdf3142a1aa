// Draws the image that the samples sign, so that nothing needs to be downloaded.
// Usage: node make-image.mjs [photo.jpg] [width] [height]
import sharp from 'sharp';

const [file = 'photo.jpg', width = '960', height = '640'] = process.argv.slice(2);

// An evening scene in simple shapes, drawn as SVG and rendered by sharp.
const scene = `
<svg xmlns="http://www.w3.org/2000/svg" width="${Number(width)}" height="${Number(height)}" viewBox="0 0 960 640">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#23395b"/>
      <stop offset="0.6" stop-color="#d98e73"/>
      <stop offset="1" stop-color="#f3d9b1"/>
    </linearGradient>
  </defs>
  <rect width="960" height="640" fill="url(#sky)"/>
  <circle cx="690" cy="360" r="70" fill="#fff3d6"/>
  <path d="M0 470 L210 300 L380 440 L560 280 L960 500 V640 H0 Z" fill="#40576b"/>
  <path d="M0 540 Q240 480 480 545 T960 530 V640 H0 Z" fill="#22313f"/>
  <g fill="#16202a"><rect x="150" y="455" width="90" height="75"/><path d="M140 458 L195 410 L250 458 Z"/></g>
  <rect x="184" y="480" width="22" height="24" fill="#ffd166"/>
</svg>`;

const info = await sharp(Buffer.from(scene)).jpeg({ quality: 85 }).toFile(file);
console.log(`${file}: ${info.width} x ${info.height} pixels, ${info.size} bytes`);
