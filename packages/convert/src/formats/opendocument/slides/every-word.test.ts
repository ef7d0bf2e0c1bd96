import fc from 'fast-check';
import { expect, test } from 'vitest';
import { odpImporter } from './odp.ts';

const NAMESPACES = ['office', 'text', 'draw', 'table', 'svg', 'presentation']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

const words = fc.stringMatching(/^[b-y]{2,8}$/).map((word) => `z${word}`);
const lengths = fc.integer({ min: -30, max: 300 }).map((tenths) => `${tenths / 10}cm`);
const place = fc
  .tuple(lengths, lengths, lengths, lengths)
  .map(([x, y, width, height]) => `svg:x="${x}" svg:y="${y}" svg:width="${width}" svg:height="${height}"`);
const role = fc.constantFrom('', '', 'title', 'subtitle', 'outline', 'text', 'notes', 'object');

interface Tie {
  readonly text: string;
  readonly shape: string;
}

const { shape } = fc.letrec<Tie>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4 },
    words.map((word) => `<text:p>${word}</text:p>`),
    words.map((word) => `<text:p><text:span>${word}</text:span><text:line-break/>a</text:p>`),
    words.map((word) => `<text:h text:outline-level="3">${word}</text:h>`),
    fc
      .array(tie('text'), { minLength: 1, maxLength: 3 })
      .map(
        (items) =>
          `<text:list>${items.map((item) => `<text:list-item>${item}</text:list-item>`).join('')}</text:list>`,
      ),
    tie('shape').map((inner) => `<text:p>${inner}</text:p>`),
  ),
  shape: fc.oneof(
    { maxDepth: 4 },
    fc
      .tuple(role, place, tie('text'))
      .map(
        ([name, at, inner]) =>
          `<draw:frame ${name && `presentation:class="${name}"`} ${at}><draw:text-box>${inner}</draw:text-box></draw:frame>`,
      ),
    fc
      .tuple(fc.constantFrom('rect', 'custom-shape', 'ellipse', 'connector', 'path'), place, tie('text'))
      .map(([name, at, inner]) => `<draw:${name} ${at}>${inner}</draw:${name}>`),
    fc.array(tie('shape'), { maxLength: 3 }).map((inner) => `<draw:g>${inner.join('')}</draw:g>`),
    fc
      .tuple(words, tie('shape'))
      .map(([word, inner]) => `<draw:g><svg:title>${word}</svg:title>${inner}</draw:g>`),
    fc
      .array(fc.array(tie('text'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
      .map(
        (rows) =>
          `<draw:frame><table:table>${rows.map((cells) => `<table:table-row>${cells.map((cell) => `<table:table-cell>${cell}</table:table-cell>`).join('')}</table:table-row>`).join('')}</table:table></draw:frame>`,
      ),
    fc
      .tuple(words, place)
      .map(([word, at]) => `<draw:frame ${at}><draw:image/><svg:desc>${word}</svg:desc></draw:frame>`),
  ),
}));
const slide = fc
  .tuple(fc.array(shape, { maxLength: 5 }), fc.array(shape, { maxLength: 2 }))
  .map(
    ([shapes, noted]) =>
      `<draw:page>${shapes.join('')}<presentation:notes>${noted.join('')}</presentation:notes></draw:page>`,
  );

test('every word of slides is in the document, for any shapes inside each other at any place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(slide, { maxLength: 3 }), async (slides) => {
      const body = `<draw:page><draw:rect><text:p>zfirst</text:p></draw:rect></draw:page>${slides.join('')}`;
      const bytes = new TextEncoder().encode(
        `<office:document ${NAMESPACES} office:mimetype="application/vnd.oasis.opendocument.presentation"><office:body><office:presentation>${body}</office:presentation></office:body></office:document>`,
      );
      const opened = await odpImporter.open({ name: 'slides.fodp', bytes });
      if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The slides were refused.');
      const { pages, importText, importPages } = opened.value;
      const numbers = pages.map(({ number }) => number);
      const read = importText ? await importText(numbers, {}) : await importPages(numbers, {});
      if (!read.ok) throw new Error('The slides were refused.');
      const found = JSON.stringify([read.value].flat().map(({ document }) => document?.document.blocks));
      for (const word of body.match(/\bz[a-z]+/g) ?? []) expect(found).toContain(word);
    }),
  );
});
