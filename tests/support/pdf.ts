const PAGES = [
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
];

/** A PDF with one empty page. */
export const plainPdf = (): Buffer =>
  pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', ...PAGES].map((object) => Buffer.from(object)));

/**
 * A PDF with one empty page and an attached manifest store, as C2PA 2.4 specifies for PDF. The SDKs can read such
 * files but not write them. The store belongs to another file, so its hash doesn't match, and the state is Invalid.
 */
export function pdfWithStore(store: Buffer): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /AF [4 0 R] >>',
    ...PAGES,
    '<< /Type /Filespec /AFRelationship /C2PA_Manifest /F (manifest.c2pa) /UF (manifest.c2pa) /EF << /F 5 0 R >> >>',
  ].map((object) => Buffer.from(object));
  const head = `<< /Type /EmbeddedFile /Subtype /application#2Fc2pa /Length ${store.length} >>\nstream\n`;
  return pdfOf([...objects, Buffer.concat([Buffer.from(head), store, Buffer.from('\nendstream')])]);
}

/** A file with these objects, the first of which is the catalog, and the table of their positions. */
function pdfOf(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  const places = objects.map((object, index) => {
    const place = size();
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
    return place;
  });
  const start = size();
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  parts.push(Buffer.from(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}${end}`));
  return Buffer.concat(parts);
}
