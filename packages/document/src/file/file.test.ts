import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Document } from '../model/document.ts';
import { LIMITS } from '../model/limits.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { aDocument, aDrawing, figure, paragraph } from '../testing/make.ts';
import { pack } from './pack.ts';
import { unpack } from './unpack.ts';

function bytesFor({ pictures }: Document): Map<string, Uint8Array> {
  return new Map(pictures.map(({ id }, at) => [id, Uint8Array.from([at, 1, 2, 3])]));
}

function codeOf(bytes: Uint8Array): string {
  const read = unpack(bytes);
  return read.ok ? 'read' : read.problems[0].code;
}

test('a document that is packed and unpacked is the same document', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const pictures = bytesFor(document);
      expect(unpack(pack({ document, pictures }))).toEqual({ ok: true, value: { document, pictures } });
    }),
  );
});

test('the same document always gives the same bytes', () => {
  const whole = { document: aDocument([paragraph('one', 'Rain')]), pictures: new Map() };
  expect(pack(whole)).toEqual(pack(whole));
});

test('another program finds the drawings as SVG and the text as JSON', () => {
  const document = aDocument([figure('hill', { shows: { drawing: aDrawing() }, treatment: 'tactile' })]);
  const files = unzipSync(pack({ document, pictures: new Map() }));
  expect(Object.keys(files)).toEqual(['mimetype', 'drawings/hill.svg', 'document.json']);
  expect(new TextDecoder().decode(files['drawings/hill.svg'])).toMatch(/^<svg |^<\?xml/);
});

test.each([
  ['no zip', strToU8('PK not really'), 'document_file_unreadable'],
  ['a zip without a document', zipSync({ 'a.txt': strToU8('a') }), 'document_file_part_missing'],
  ['a document that is no JSON', zipSync({ 'document.json': strToU8('{') }), 'document_file_part_unreadable'],
  ['a JSON that is no document', zipSync({ 'document.json': strToU8('[]') }), 'not_a_document'],
  [
    'a drawing that lies elsewhere',
    zipSync({ 'document.json': strToU8('{"version":1,"drawing":"../secret.svg"}') }),
    'document_file_part_missing',
  ],
])('%s is refused', (_, bytes, code) => {
  expect(codeOf(bytes)).toBe(code);
});

test('a picture without its bytes is refused', () => {
  const document = aDocument([], {
    pictures: [{ id: 'photo', mediaType: 'image/png', width: 1, height: 1 }],
  });
  const files = unzipSync(pack({ document, pictures: new Map([['photo', Uint8Array.of(1)]]) }));
  delete files['pictures/photo.png'];
  expect(codeOf(zipSync(files))).toBe('document_file_part_missing');
});

test('an archive of more files than a document can have is refused', () => {
  const names = Array.from({ length: LIMITS.pictures + LIMITS.figures + 3 }, (_, at) => `${at}.txt`);
  const bytes = zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array()])));
  expect(codeOf(bytes)).toBe('document_file_too_large');
});

test('an archive with a wrong byte is read or refused, and never stops the program', () => {
  const bytes = pack({ document: aDocument([paragraph('one', 'Rain')]), pictures: new Map() });
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
      const damaged = Uint8Array.from(bytes);
      damaged[at] = value;
      expect(() => unpack(damaged)).not.toThrow();
    }),
  );
});
