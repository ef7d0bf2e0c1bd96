import { expect, test } from 'vitest';
import { packArchive } from '../../documents/archive.ts';
import { findImporters } from '../importers.ts';

function pack(files: Readonly<Record<string, string>>): Uint8Array {
  return packArchive(
    Object.entries(files).map(([name, text]) => ({
      name,
      bytes: new TextEncoder().encode(text),
      stored: true,
    })),
  );
}
function types(main: string): string {
  return `<Types><Override PartName="/a.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`;
}
function readersOf(bytes: Uint8Array, name = 'file.zip'): readonly string[] {
  return findImporters({ name, bytes }).map(({ importer, confidence }) => `${importer.id} ${confidence}`);
}

test.each([
  ['docx certain', { '[Content_Types].xml': types('wordprocessingml.document'), 'strange/place.xml': '' }],
  ['xlsx certain', { '[Content_Types].xml': types('spreadsheetml.sheet'), 'word/document.xml': '' }],
  ['ods certain', { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' }],
  ['docx likely', { '[Content_Types].xml': '<Types/>', 'word/document.xml': '' }],
])('an archive is %s by what it says of itself', (reader, files) => {
  expect(readersOf(pack(files), 'named.pptx')).toEqual([reader]);
});

test('a folder whose name only ends in word makes no Word file', () => {
  expect(readersOf(pack({ 'password/list.txt': 'word/', 'sword/a.txt': '' }))).toEqual([]);
});

test('an archive that is cut off is still told by its first files', () => {
  const whole = pack({ 'word/document.xml': '<a/>'.repeat(50), 'word/styles.xml': '' });
  expect(readersOf(whole.subarray(0, 200))).toEqual(['docx likely']);
});
