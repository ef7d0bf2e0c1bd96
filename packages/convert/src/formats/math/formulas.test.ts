import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getProfile } from '@relievo/graphic/profiles';
import { describe, expect, test } from 'vitest';
import { createDocument } from '../../documents/document-of.ts';
import { writeHtml } from '../../documents/html.ts';
import { writePlainText } from '../../documents/plain-text.ts';
import { composeSpeech } from '../../outputs/audio.ts';
import { brf } from '../../outputs/brf.ts';
import { ebraille } from '../../outputs/ebraille.ts';
import { pef } from '../../outputs/pef.ts';
import { unwrapMade } from '../../outputs/testing/make.ts';
import { translator } from '../../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS, type MathCode } from '../../settings.ts';
import type { Source } from '../../source.ts';
import { importDrafts } from '../import-drafts.ts';
import { tellFormulas } from './tell-formulas.ts';

const profile = getProfile('embosser-6');
const FIXTURES = join(import.meta.dirname, '../fixtures');

async function read(name: string, bytes: Uint8Array, language?: string) {
  const options = {
    profile,
    translate: translator.translate,
    ...(language === undefined ? {} : { language }),
  };
  const [draft] = unwrapMade(await importDrafts({ name, bytes }, options));
  if (!draft) throw new Error(`Nothing came of ${name}.`);
  return draft;
}

function readHtml(body: string, language?: string) {
  return read('page.html', new TextEncoder().encode(`<title>Roots</title><body>${body}`), language);
}

/** The words of a PEF in cells, without where its lines end. */
function writeCells(source: Source, mathematics?: MathCode): string {
  const settings = { ...DEFAULT_SETTINGS, ...(mathematics && { mathematics }) };
  const made = unwrapMade(pef.make(source, profile, { translator, settings }));
  const rows = new TextDecoder().decode(made.files[0]?.bytes).matchAll(/<row>([^<]*)<\/row>/g);
  return [...rows].map(([, row = '']) => row.replace(/^⠀+/u, '')).join('⠀');
}

function mathOf(inside: string): string {
  return `<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`;
}

const SQUARE = mathOf('<msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mn>2</mn>');

/** Water rises by v = s/t: as a fraction, in four forms of a document. */
test.each([
  '036-pandoc-docx/input.docx',
  '037-pandoc-odt/input.odt',
  '038-pandoc-epub/input.epub',
  '039-pandoc-html/input.html',
])('the formula in %s is spoken in words and written in UEB, Nemeth code and MathML', async (file) => {
  const { source, changes } = await read(file, new Uint8Array(readFileSync(join(FIXTURES, file))));
  expect(source.formulas).toMatchObject([
    {
      words: 'Water rises about 2 cm in an hour, which is v = s/t.',
      formulas: [
        {
          at: 44,
          line: 'v = s/t',
          spoken: 'v equals s over t',
          ueb: '⠰⠰⠰⠧⠀⠐⠶⠀⠷⠎⠨⠌⠞⠾⠰⠄',
          nemeth: '⠧⠀⠨⠅⠀⠹⠎⠌⠞⠼',
        },
      ],
    },
  ]);
  expect(changes.map(({ code }) => code)).toContain('formula_kept');
  expect(writeCells(source)).toContain('⠊⠎⠀⠰⠰⠰⠧⠀⠐⠶⠀⠷⠎⠨⠌⠞⠾⠰⠄⠲');
  expect(writeCells(source, 'nemeth')).toContain('⠸⠩⠀⠧⠀⠨⠅⠀⠹⠎⠌⠞⠼⠀⠸⠱⠲');
  expect(
    composeSpeech(source, 'full')
      .before.map(({ text }) => text)
      .join(),
  ).toContain('which is v equals s over t.');
  const html = writeHtml(createDocument(source));
  expect(html).toMatch(
    /which is <math aria-label="v equals s over t"><mrow><mi>v<\/mi><mo>=<\/mo><mfrac>.*<\/math>\.\n/,
  );
  expect(writePlainText(createDocument(source))).toContain('which is v = s/t.');
});

describe('a formula', () => {
  test('stands in headings, lists, tables and the title as it does in a paragraph', async () => {
    const { source } = await readHtml(
      `<h1>Solve ${SQUARE}</h1><h2>From ${SQUARE} on</h2><ol><li>Take ${SQUARE}</li></ol><table><tr><th>a</th><th>${SQUARE}</th></tr><tr><td>b</td><td>${SQUARE}</td></tr></table>`,
    );
    expect(source.formulas?.map(({ words }) => words)).toEqual([
      'Solve x² = 2',
      'From x² = 2 on',
      'Take x² = 2',
      'x² = 2',
      'x² = 2',
    ]);
    expect(writeCells(source).split('⠭⠰⠔⠼⠃⠀⠐⠶⠀⠼⠃').length - 1).toBeGreaterThanOrEqual(5);
    expect(writeHtml(createDocument(source)).split('<math ').length - 1).toBe(5);
    const packed = unwrapMade(ebraille.make(source, profile, { translator, settings: DEFAULT_SETTINGS }));
    expect(packed.files[0]?.bytes.length).toBeGreaterThan(0);
  });

  test('that is a letter is found where it stands, and not in the words before it', async () => {
    const { source } = await readHtml(`<p>A side of a square is ${mathOf('<mi>a</mi>')}.`);
    expect(source.formulas?.[0]?.formulas.map(({ at }) => at)).toEqual([22]);
  });

  test('is spoken in the language of its text, and in one line where that has no words for it', async () => {
    const german = await readHtml(`<p>Hier ist ${SQUARE}`, 'de');
    expect(german.source.formulas?.[0]?.formulas[0]?.spoken).toBe('x Quadrat ist gleich 2');
    const dutch = await readHtml(`<p>Hier is ${SQUARE}`, 'nl');
    expect(dutch.source.formulas?.[0]?.formulas[0]?.spoken).toBeNull();
    expect(composeSpeech(dutch.source, 'full').before[0]?.text).toContain('Hier is x² = 2');
  });

  test('of a text in another language is in one line of its braille with a remark, or in Nemeth code for who reads that', async () => {
    const { source } = await readHtml(`<p>Hier ist ${SQUARE}`, 'de');
    const make = (mathematics?: MathCode) =>
      unwrapMade(
        brf.make(source, profile, {
          translator,
          settings: { ...DEFAULT_SETTINGS, ...(mathematics && { mathematics }) },
        }),
      ).changes.map(({ code }) => code);
    expect(make()).toContain('formula_in_one_line');
    expect(make('nemeth')).not.toContain('formula_in_one_line');
    expect(writeCells(source, 'nemeth')).toContain('⠸⠩⠀⠭⠘⠆⠀⠨⠅⠀⠼⠆⠀⠸⠱');
  });

  test('with a sign that braille has nothing for stays a line, and the draft says so', async () => {
    const { source, changes } = await readHtml(`<p>Now ${mathOf('<mi>☃</mi><mo>=</mo><mn>1</mn>')}`);
    expect(changes.map(({ code }) => code)).toContain('formula_as_text');
    expect(source.formulas?.[0]?.formulas[0]).toMatchObject({ line: '☃ = 1', ueb: null, nemeth: null });
  });

  test('brings no script, address or style of its file along', async () => {
    const evil = `<math href="javascript:a()" onclick="b()" style="c"><mtext><script>d()</script><img src="e" onerror="f()">g</mtext><maction actiontype="statusline" xlink:href="h"><mi>x</mi></maction><annotation-xml encoding="text/html"><iframe src="i"></iframe></annotation-xml></math>`;
    const { source } = await readHtml(`<p>Now ${evil} then`);
    for (const { mathml } of source.formulas?.flatMap(({ formulas }) => formulas) ?? [])
      expect(mathml).toMatch(
        /^<math xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML">(?:[^<]|<\/?m[a-z]+>)*<\/math>$/u,
      );
    const html = writeHtml(createDocument(source));
    expect(html).not.toMatch(/script|onerror|onclick|iframe|href|<img/);
  });

  test('of roots in roots that no page has room for is one line, in no more time than others', async () => {
    const deep = mathOf(`${'<msqrt>'.repeat(60)}<mi>x</mi>${'</msqrt>'.repeat(60)}`);
    const { source, changes } = await readHtml(`<p>Now ${deep}`);
    expect(changes.map(({ code }) => code)).toContain('formula_as_text');
    expect(source.formulas).toBeUndefined();
    expect(source.text).toEqual([{ kind: 'paragraph', text: `Now ${'√('.repeat(59)}√x${')'.repeat(59)}` }]);
  });

  test('of which there are more than a text may hold is counted, and stays in one line', async () => {
    const long = (at: number) => mathOf(`<mtext>${'a'.repeat(18_000)}</mtext><mn>${at}</mn>`);
    const { source, changes } = await readHtml(
      Array.from({ length: 8 }, (_, at) => `<p>${long(at)}`).join(''),
    );
    expect(source.formulas).toHaveLength(8);
    expect(changes.map(({ code }) => code)).not.toContain('formulas_too_many');
    const told = await tellFormulas({
      ...source,
      formulas: Array.from({ length: 20 }, (_, at) => ({
        words: `a ${at}`,
        formulas: [{ at: 0, line: 'a', mathml: long(at), ueb: null, spoken: null, nemeth: null }],
      })),
    });
    expect(told.source.formulas).toHaveLength(8);
    expect(told.changes).toEqual([{ code: 'formulas_too_many', parameters: { count: 12 }, items: [] }]);
  });
});
