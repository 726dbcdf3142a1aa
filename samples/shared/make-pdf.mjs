// Writes a PDF with one empty page.
// Usage: node make-pdf.mjs [file]
import { writeFileSync } from 'node:fs';

const [file = 'report.pdf'] = process.argv.slice(2);

const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
];
let pdf = '%PDF-1.7\n';
const places = objects.map((object, index) => {
  const place = String(pdf.length).padStart(10, '0');
  pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
  return `${place} 00000 n \n`;
});
const table = pdf.length;
pdf += `xref\n0 4\n0000000000 65535 f \n${places.join('')}`;
pdf += `trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
writeFileSync(file, pdf);
