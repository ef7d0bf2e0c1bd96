import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { unwrapMade } from '../../../outputs/testing/make.ts';
import { translator } from '../../../outputs/testing/translator.ts';
import { importDrafts } from '../../import-drafts.ts';
import { stream, writePdf } from '../testing/write-pdf.ts';

const OPTIONS = { profile: getProfile('swell-a4'), translate: translator.translate };

const PROSE = Array.from(
  { length: 12 },
  (_, at) =>
    `1 0 0 1 60 ${560 - at * 16} Tm (Water rises from the soil into every leaf of the plant ${at}.) Tj`,
).join('\n');

/** One page with a heading that is no larger than its text, and a figure or none. */
function writeTagged({ figure }: { readonly figure: string }): Uint8Array {
  const words = `/H2 << /MCID 0 >> BDC BT /F1 12 Tf 1 0 0 1 60 600 Tm (How plants drink) Tj ET EMC\n/P << /MCID 1 >> BDC BT /F1 12 Tf ${PROSE} ET EMC`;
  const content = `${figure === 'alone' ? '' : words}\n/Figure << /MCID 2 >> BDC 2 w 60 300 200 80 re S 100 320 m 200 360 l S 110 310 m 190 310 l S EMC`;
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 6 0 R /Lang (de) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 640] /Contents 4 0 R /StructParents 0 /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /StructTreeRoot /K 7 0 R /ParentTree << /Nums [0 [8 0 R 9 0 R 10 0 R]] >> >>',
    '<< /Type /StructElem /S /Document /P 6 0 R /K [8 0 R 9 0 R 10 0 R] >>',
    '<< /Type /StructElem /S /H2 /P 7 0 R /Pg 3 0 R /K 0 >>',
    '<< /Type /StructElem /S /P /P 7 0 R /Pg 3 0 R /K 1 >>',
    '<< /Type /StructElem /S /Figure /P 7 0 R /Pg 3 0 R /Alt (A leaf with three veins) /K 2 >>',
  ]);
}

async function read(figure: 'alone' | 'beside') {
  const made = await importDrafts({ name: 'leaf.pdf', bytes: writeTagged({ figure }) }, OPTIONS);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

test('a drawn page of a tagged PDF keeps the alternative text of its figure, and the language', async () => {
  const [draft] = await read('alone');
  expect(draft?.source.drawing).toMatchObject({ description: 'A leaf with three veins', language: 'de' });
  expect(draft?.changes.map(({ code }) => code)).toContain('pdf_alternative_kept');
});

test('a heading of a tagged PDF is one because its tags say so, however it looks', async () => {
  const [text, drawing] = await read('beside');
  expect(text?.source.drawing).toMatchObject({ title: 'How plants drink', language: 'de' });
  expect(drawing?.source.drawing.description).toBe('A leaf with three veins');
});

test('a figure that nothing on its page is marked as is found where the structure names it, however often that goes round', async () => {
  const words = `/H2 << /MCID 0 >> BDC BT /F1 12 Tf 1 0 0 1 60 600 Tm (How plants drink) Tj ET EMC\n/P << /MCID 1 >> BDC BT /F1 12 Tf ${PROSE} ET EMC`;
  const bytes = writePdf([
    '<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 6 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 640] /Contents 4 0 R /StructParents 0 /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(words),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /StructTreeRoot /K 7 0 R /ParentTree << /Nums [0 [8 0 R 9 0 R]] >> /RoleMap << /Picture /Figure >> >>',
    '<< /Type /StructElem /S /Document /P 6 0 R /K [8 0 R 10 0 R 9 0 R 12 0 R] >>',
    '<< /Type /StructElem /S /H2 /P 7 0 R /Pg 3 0 R /K 0 >>',
    '<< /Type /StructElem /S /P /P 7 0 R /Pg 3 0 R /K 1 >>',
    '<< /Type /StructElem /S /P /P 7 0 R /Pg 3 0 R /K [11 0 R 10 0 R] >>',
    '<< /Type /StructElem /S /Picture /P 10 0 R /Alt (A root in the soil) >>',
    '<< /Type /StructElem /S /Figure /P 7 0 R /Pg 4 0 R /Alt (On no page) >>',
  ]);
  const [draft] = unwrapMade(await importDrafts({ name: 'root.pdf', bytes }, OPTIONS));
  expect(draft?.source.text?.map((block) => (block.kind === 'image' ? block.alt : block.kind))).toEqual([
    'A root in the soil',
    'paragraph',
  ]);
});
