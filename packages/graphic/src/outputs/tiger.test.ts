import { expect, test } from 'vitest';
import { decodePng } from '../png/decode.ts';
import { getProfile } from '../profiles/profiles.ts';
import { A4, drawing, rect, shape } from '../testing/make.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import { tiger } from './tiger.ts';

const letter = getProfile('tiger-letter');
function makePage(width: number, height: number) {
  return tiger.make(
    { drawing: drawing([shape('a', rect(20, 20, 60, 40))], { sheet: { ...A4, width, height } }) },
    letter,
  );
}

test('a page that fits only across is turned, and the report says so', () => {
  const result = makePage(279.4, 215.9);
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  expect(decodePng(result.value.files[0].bytes)).toMatchObject({
    ok: true,
    value: { width: 220, height: 170 },
  });
  expect(result.value.changes).toContainEqual({
    code: 'page_turned',
    parameters: { on: 'embosser' },
    items: [],
  });
});

test('a page that fits upright stays upright', () => {
  const result = makePage(200, 150);
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  expect(decodePng(result.value.files[0].bytes)).toMatchObject({
    ok: true,
    value: { width: 170, height: 220 },
  });
  expect(result.value.changes.map(({ code }) => code)).not.toContain('page_turned');
});

test('a drawing that fits neither way is reported as one problem', () => {
  expect(makePage(290, 200)).toMatchObject({ ok: false, problems: [{ code: 'sheet_larger_than_medium' }] });
});
