import { createBundledEngine, createTranslator, translateTexts } from '@relievo/convert/braille';
import { writeDrawing } from '@relievo/graphic/svg';
import { expect, test } from 'vitest';
import { crowdedDrawing } from '../testing/crowded-drawing.ts';
import { aDrawing } from '../testing/drawn-resource.ts';
import type { Making } from './answer-rules.ts';
import { makeOutput } from './making-program.ts';

function createMaking(svg: string, others: Partial<Making> = {}): Making {
  return {
    input: new TextEncoder().encode(svg),
    chart: null,
    sheets: null,
    text: null,
    title: 'Clock',
    format: 'text',
    profile: 'swell-a4',
    variant: {},
    language: 'en',
    date: '2026-11-20',
    creator: 'Ada Lovelace',
    braille: { engine: '', texts: [] },
    ...others,
  };
}

function make(svg: string, others?: Partial<Making>) {
  return makeOutput(createMaking(svg, others), () => undefined);
}

test.each([
  ['no drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['no SVG', '\u0000%PDF-1.7'],
  ['nothing', ''],
  [
    'words that grow',
    '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><title>&b;</title></svg>',
  ],
  ['a nest without end', `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(20_000)}`],
])('a picture that is %s is refused in one sentence', async (_, svg) => {
  expect(await make(svg)).toEqual({ problem: expect.stringContaining('is not a tactile drawing') });
});

test('a sheet as wide as a country is not painted', async () => {
  const wide = aDrawing()
    .replace(/width="[\d.]+mm"/, 'width="99999999mm"')
    .replace(/viewBox="0 0 [\d.]+ /, 'viewBox="0 0 99999999 ');
  expect(await make(wide, { format: 'png' })).toEqual({ problem: expect.stringMatching(/\w{3}.*\.$/s) });
});

test('a text is made into what is read, heard and felt as braille, and into no drawing', async () => {
  const text = {
    version: 1,
    blocks: [
      { kind: 'heading', level: 2, text: 'What you need' },
      { kind: 'list', items: [{ text: 'water', depth: 0, mark: '' }] },
    ],
  };
  const made = await make('', { text, title: 'Plants' });
  const [html] = 'files' in made ? made.files : [];
  expect(new TextDecoder().decode(html?.bytes)).toMatch(
    /<h1[^>]*>Plants[\s\S]*<h2[^>]*>What you need[\s\S]*<li[^>]*>water/,
  );
  expect(await make('', { text, title: 'Plants', format: 'brf', profile: 'embosser-6' })).toMatchObject({
    asked: expect.arrayContaining([{ table: expect.any(String), text: 'water' }]),
  });
  expect(await make('', { text, title: 'Plants', format: 'swell' })).toEqual({
    problem: expect.stringContaining('a text without a drawing'),
  });
});

test('a formula in a text is cells of the braille of mathematics that its reader has', async () => {
  const formula = {
    at: 6,
    line: 'x²',
    mathml: '<math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mi>x</mi><mn>2</mn></msup></math>',
    spoken: 'x squared',
    ueb: '⠭⠰⠔⠼⠃',
    nemeth: '⠭⠘⠆',
  };
  const text = {
    version: 1,
    blocks: [{ kind: 'paragraph', text: 'Solve x².' }],
    formulas: [{ words: 'Solve x².', formulas: [formula] }],
  };
  const brf = { text, format: 'brf', profile: 'embosser-6' };
  expect(await make('', brf)).toMatchObject({
    asked: expect.arrayContaining([{ table: 'ueb-2', text: 'Solve ⠭⠰⠔⠼⠃.' }]),
  });
  expect(await make('', { ...brf, variant: { mathematics: 'nemeth' } })).toMatchObject({
    asked: expect.arrayContaining([{ table: 'ueb-2', text: 'Solve ⠸⠩⠀⠭⠘⠆⠀⠸⠱.' }]),
  });
});

test('an unknown form or medium is refused', async () => {
  for (const others of [{ format: 'constructor' }, { profile: 'paper-of-gold' }])
    expect(await make(aDrawing(), others)).toEqual({ problem: expect.stringContaining('Reload the page') });
});

test('data that is no chart is left out, and the drawing is made', async () => {
  const made = await make(aDrawing(), { chart: { version: 1, series: 'many' } });
  expect(made).toMatchObject({ files: [{ name: 'description.html' }, {}, {}], changes: [] });
});

test('findings of the rules of its medium are reported for a tactile form, and for no other', async () => {
  const felt = await make(aDrawing(), { format: 'haptics', profile: 'touchscreen' });
  const read = await make(aDrawing(), { format: 'text' });
  const findings = 'findings' in felt ? felt.findings : [];
  expect(findings.map(({ rule }) => rule)).toContain('main_line_width');
  expect(read).toMatchObject({ findings: [] });
});

test('text to read and speech are in the language of the resource', async () => {
  const made = await make(aDrawing(), { language: 'de' });
  const [html] = 'files' in made ? made.files : [];
  expect(new TextDecoder().decode(html?.bytes)).toContain('<html lang="de"');
});

test('of a drawing that is spread every sheet is made, and the guide is asked for in braille first', async () => {
  const spread = writeDrawing(crowdedDrawing());
  const first = await make(spread, { format: 'swell' });
  const asked = 'asked' in first ? first.asked : [];
  expect(asked).toMatchObject([
    { table: 'ueb-2', text: expect.stringMatching(/^Sheet 1 of 2: the overview\./) },
    { table: 'ueb-2', text: expect.stringMatching(/^Sheet 2 of 2, A: the upper left of the overview/) },
  ]);
  const braille = translateTexts(createTranslator(createBundledEngine()), asked);
  const made = await make(spread, { format: 'tactileview', braille });
  expect('files' in made && made.files.map(({ name }) => name)).toEqual([
    'graphic.svg',
    'sheet-2-graphic.svg',
    'key-1-graphic.svg',
  ]);
  const svg = 'files' in made ? new TextDecoder().decode(made.files[1]?.bytes) : '';
  expect(svg).toContain('A crowded drawing: A');
});
