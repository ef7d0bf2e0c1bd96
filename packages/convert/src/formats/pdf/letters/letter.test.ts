import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { unwrapMade } from '../../../outputs/testing/make.ts';
import { translator } from '../../../outputs/testing/translator.ts';
import { importDrafts } from '../../import-drafts.ts';

const PROSE = 'This page has sentences enough to be read as a text and not as a drawing of words.';

/** One page whose typeface calls the letters Q and R u110000 and uFFFFFF, numbers that no letter has. */
function writePdf(): Uint8Array<ArrayBuffer> {
  const lines = Array.from(
    { length: 12 },
    (_, at) => `1 0 0 1 60 ${700 - 20 * at} Tm (${PROSE}${at === 0 ? ' aQbRc' : ''}) Tj`,
  );
  const content = `BT /F 9 Tf ${lines.join(' ')} ET`;
  const stream = (text: string) => `<< /Length ${text.length} >> stream\n${text}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [81 /u110000 /uFFFFFF] >> >>',
    stream(content),
  ].map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`);
  return new TextEncoder().encode(`%PDF-1.4\n${objects.join('')}trailer << /Root 1 0 R >>\n%%EOF`);
}

test('a letter of a PDF with a number that no letter has is written as a sign for it, and that is told', async () => {
  const options = { profile: getProfile('embosser-6'), translate: translator.translate };
  const [draft] = unwrapMade(await importDrafts({ name: 'a.pdf', bytes: writePdf() }, options));
  expect(JSON.stringify(draft?.source.text ?? draft?.source.drawing)).toContain('a\uFFFDb\uFFFDc');
  expect(draft?.changes.find(({ code }) => code === 'letter_unknown')?.parameters).toMatchObject({
    count: 2,
  });
});
