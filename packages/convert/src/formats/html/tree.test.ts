import { expect, test } from 'vitest';
import { htmlImporter } from './html.ts';
import { type HtmlWork, parseHtml } from './tree.ts';

/** Writes a part again and again, each time with another number. */
function repeat(times: number, write: (at: number) => string): string {
  return Array.from({ length: times }, (_, at) => write(at)).join('');
}

const MAX_WORK = 120_000;

test.each<readonly [string, string]>([
  ['formatting that is opened in each paragraph', repeat(4000, (at) => `<font size=${at}><p>`)],
  ['formatting that is opened within blocks', repeat(4000, (at) => `<b class=${at}><div>`)],
  ['formatting before cells', repeat(4000, (at) => `<table><i class=${at}>x<tr><td>`)],
  [
    'formatting that never ends before many paragraphs',
    `<p>${repeat(300, (at) => `<i class=${at}>`)}</p>${repeat(10_000, () => '<p>x</p>')}`,
  ],
  ['nested blocks', repeat(100_000, () => '<div>')],
])('a page of %s is refused before its elements multiply', async (_, text) => {
  const work: HtmlWork = { elements: 0 };
  expect(parseHtml(text, work)).toBeNull();
  expect(work.elements).toBeLessThan(MAX_WORK);
  const opened = await htmlImporter.open({ name: 'a.html', bytes: new TextEncoder().encode(text) });
  expect(opened).toMatchObject({ ok: false, problems: [{ code: 'document_too_deep' }] });
});

test('a long page with formatting that is never closed is read whole', () => {
  const work: HtmlWork = { elements: 0 };
  const text = repeat(
    3000,
    (at) => `<p><b>Word ${at}<table><tr><td><i>cell</table><ul><li>one<li>two</ul></p></b>`,
  );
  expect(parseHtml(text, work)).not.toBeNull();
  expect(work.elements).toBeGreaterThan(3000);
});
