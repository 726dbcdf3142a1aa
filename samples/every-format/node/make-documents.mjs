// Creates minimal PDF and ZIP-based documents.
import { crc32 } from 'node:zlib';
import { bytes, number } from './bytes.mjs';

function pdf() {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  return bytes(
    `${text}xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`,
  );
}

/** A ZIP container of uncompressed files, with only what these document formats require. */
function zip(files) {
  const little = (value, size) => number(value, size, 'LE');
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    text,
    // Version, flags, method, time, date, CRC, both sizes, length of the name, length of the extra field.
    about: bytes(
      little(20, 2),
      little(0, 4),
      little(0x5a210000, 4),
      little(crc32(text), 4),
      little(text.length, 4),
      little(text.length, 4),
      little(name.length, 2),
      little(0, 2),
    ),
  }));
  let offset = 0;
  const local = entries.map(({ name, text, about }) => bytes('PK\x03\x04', about, name, text));
  const directory = entries.map(({ name, about }, index) => {
    const from = offset;
    offset += local[index].length;
    return bytes('PK\x01\x02', little(20, 2), about, little(0, 6), little(0, 4), little(from, 4), name);
  });
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = little(entries.length, 2);
  return bytes(
    ...local,
    ...directory,
    'PK\x05\x06',
    little(0, 4),
    count,
    count,
    little(size, 4),
    little(offset, 4),
    little(0, 2),
  );
}

const office = (part) =>
  zip({ '[Content_Types].xml': '<Types/>', '_rels/.rels': '<Relationships/>', [part]: '<document/>' });
const openDocument = (type) => zip({ mimetype: type, 'content.xml': '<document/>' });

/** Documents by extension: MIME type and bytes. */
export const makeDocuments = () => [
  { extension: 'pdf', type: 'application/pdf', data: pdf() },
  {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    data: office('word/document.xml'),
    imitated: true,
  },
  {
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    data: office('xl/workbook.xml'),
    imitated: true,
  },
  {
    extension: 'pptx',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    data: office('ppt/presentation.xml'),
    imitated: true,
  },
  {
    extension: 'odt',
    type: 'application/vnd.oasis.opendocument.text',
    data: openDocument('application/vnd.oasis.opendocument.text'),
    imitated: true,
  },
  {
    extension: 'ods',
    type: 'application/vnd.oasis.opendocument.spreadsheet',
    data: openDocument('application/vnd.oasis.opendocument.spreadsheet'),
    imitated: true,
  },
  {
    extension: 'odp',
    type: 'application/vnd.oasis.opendocument.presentation',
    data: openDocument('application/vnd.oasis.opendocument.presentation'),
    imitated: true,
  },
  {
    extension: 'odg',
    type: 'application/vnd.oasis.opendocument.graphics',
    data: openDocument('application/vnd.oasis.opendocument.graphics'),
    imitated: true,
  },
  {
    extension: 'epub',
    type: 'application/epub+zip',
    data: openDocument('application/epub+zip'),
    imitated: true,
  },
  {
    extension: 'oxps',
    type: 'application/oxps',
    data: office('FixedDocumentSequence.fdseq'),
    imitated: true,
  },
  { extension: 'zip', type: 'application/x-zip', data: zip({ 'note.txt': 'a note' }) },
];
