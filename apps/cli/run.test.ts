import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { OUTPUT_NAMES } from '@relievo/convert/outputs';
import { PUBLICATIONS } from '@relievo/convert/publications';
import { mapItems } from '@relievo/graphic/model';
import { readDrawing, writeDrawing } from '@relievo/graphic/svg';
import { expect, test } from 'vitest';
import { findExampleFile, RAIN, readPages } from './testing/files.ts';
import { createFolderWith, listFiles, runHere } from './testing/run-here.ts';

test.each([
  [['draw'], 'There is no command “draw”. Run relievo --help to see what there is.'],
  [['convert'], 'There is no file to convert. Name one, such as drawing.svg or data.csv.'],
  [
    ['convert', 'rain.csv'],
    `Say what to make with --to, such as --to swell,brf. There are ${[...new Set([...OUTPUT_NAMES, ...PUBLICATIONS.map(({ id }) => id)]), 'package', 'zip'].join()}.`,
  ],
  [
    ['convert', 'rain.csv', '--to', 'swell,odt'],
    /^There is no output “odt”\. There are swell,.*,epub,.*zip\.$/,
  ],
  [['convert', 'rain.csv', '--to', ''], /^There is no output “”\./],
  [['convert', 'rain.csv', '--to', 'svg', '--bogus'], /^Unknown option --bogus\. Run relievo --help/],
  [
    ['convert', 'rain.csv', '--to', 'svg', '--profile', 'stone'],
    /^There is no profile “stone”\. Choose one of swell-a4, /,
  ],
  [
    ['convert', 'rain.csv', '--to', 'png', '--width', 'wide'],
    '--width takes a whole number from 1 to 20000, not “wide”.',
  ],
  [
    ['convert', 'rain.csv', '--to', 'brf', '--columns', '3'],
    '--columns takes a whole number from 12 to 200, not “3”.',
  ],
  [
    ['convert', 'rain.csv', '--to', 'audio', '--speed', '9'],
    '--speed takes a number from 0.5 to 2, not “9”.',
  ],
  [['convert', 'rain.csv', '--to', 'svg', '--language', 'e n'], /^“e n” is no language tag\./],
  [
    ['convert', 'rain.csv', '--to', 'svg', '--table', 'nothing'],
    /^There is no braille table “nothing” here\./,
  ],
  [
    ['chart', 'rain.csv', '--to', 'svg', '--type', 'spiral'],
    /^There is no chart of the type “spiral”\. Choose one of bar, line, .*\.$/,
  ],
  [
    ['chart', 'rain.csv', '--to', 'svg', '--bars', 'sideways'],
    '--bars takes one of stacked, diverging, standing, lying, not “sideways”.',
  ],
  [
    ['graph', '2 + * x', '--to', 'svg'],
    'Something is missing after +, at character 5; write a number, x or a bracket there.',
  ],
  [['graph', 'x', '--to', 'svg', '--domain=5'], /^--domain is written FROM\.\.TO/],
  [['chart', 'rain.csv', 'rain.csv', '--to', 'svg'], /^relievo chart takes one file\./],
  [['convert', '.', '--to', 'svg'], /^\. is no file\. Name the file itself\.$/],
  [['convert', 'folder.csv', '--to', 'svg'], 'folder.csv is no file. Name the file itself.'],
  [
    ['convert', 'empty.csv', '--to', 'svg'],
    'empty.csv: The file is empty, so there is nothing to make. Choose another file.',
  ],
  [
    ['convert', 'binary.csv', '--to', 'svg'],
    /^binary\.csv: Nothing here reads this kind of file, whatever its name says\. It reads .*\.svg, \.pdf, /,
  ],
  [
    ['convert', 'pages.pdf', '--to', 'brf', '--pages', '7'],
    'pages.pdf: The file has no page 7; it has 3. Choose another page.',
  ],
  [
    ['convert', 'pages.pdf', '--to', 'brf', '--pages', '3-2'],
    '--pages takes numbers and ranges such as 2,4-6, not “3-2”.',
  ],
  [['check', 'bad.svg'], /^bad\.svg: .*\.$/],
  [['braille'], 'There is no text. Write it behind the command: relievo braille "text".'],
  [['braille', 'x', '--table', '../../etc/passwd'], /^There is no braille table /],
])('%j is refused in one sentence, and nothing is written', async (words, sentence) => {
  const folder = createFolderWith({
    'rain.csv': RAIN,
    'empty.csv': '',
    'binary.csv': Uint8Array.from({ length: 500 }, (_, at) => at % 7),
    'bad.svg': '<svg',
    'pages.pdf': readPages(),
    'folder.csv/inside.txt': 'x',
  });
  const before = listFiles(folder);
  const { status, out, err } = await runHere(folder, words);
  expect([status, out]).toEqual([2, '']);
  expect(err).toMatch(/^[^\n]+\n$/);
  expect(err.trimEnd()).toMatch(sentence);
  expect(listFiles(folder)).toEqual(before);
});

test('a table of 200 MB is refused by its size before it is read', async () => {
  const folder = createFolderWith({ 'huge.csv': RAIN });
  // A hole takes no room: a reader would still see 200 MB.
  truncateSync(join(folder, 'huge.csv'), 200_000_000);
  const { status, err } = await runHere(folder, ['convert', 'huge.csv', '--to', 'svg']);
  expect([status, err]).toEqual([
    2,
    'huge.csv has 200 MB, and no file that is read here may have more than 100 MB. Make it smaller.\n',
  ]);
});

test('labels are print, braille or both on what eyes read', async () => {
  const folder = createFolderWith({ 'rain.csv': RAIN });
  const write = async (labels: string): Promise<string> => {
    const { status } = await runHere(folder, ['chart', 'rain.csv', '--to', 'svg', '--labels', labels]);
    expect(status).toBe(0);
    return readFileSync(join(folder, 'rain/svg/graphic.svg'), 'utf8');
  };
  const has = (svg: string): readonly boolean[] => [svg.includes('<text '), svg.includes('<circle ')];
  expect(has(await write('print'))).toEqual([true, false]);
  expect(has(await write('braille'))).toEqual([false, true]);
  expect(has(await write('both'))).toEqual([true, true]);
  const { status, err } = await runHere(folder, ['chart', 'rain.csv', '--to', 'svg', '--labels', 'large']);
  expect([status, err]).toEqual([2, '--labels takes one of print, braille, both, not “large”.\n']);
});

test('every SVG that the command line writes of a chart is read again by check and convert', {
  tags: 'exhaustive',
}, async () => {
  const folder = createFolderWith({ 'rain.csv': RAIN });
  const words = ['chart', 'rain.csv', '--to', 'svg,tiger,iveo,tactileview,haptics', '--out', 'made'];
  expect((await runHere(folder, words)).status).toBe(0);
  const files = listFiles(folder).filter((name) => name.endsWith('.svg'));
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const checked = await runHere(folder, ['check', file]);
    const again = await runHere(folder, ['convert', file, '--to', 'text', '--out', 'again']);
    // 1 where something was found that should be looked at; 2 would be a refusal.
    expect([file, checked.status < 2, again.status < 2]).toEqual([file, true, true]);
  }
});

test('a logarithmic scale is drawn where it is asked for, and the axis says so', async () => {
  const folder = createFolderWith({ 'cells.csv': 'Day,Cells\n1,2\n2,15\n3,130\n4,9000\n' });
  const words = ['chart', 'cells.csv', '--type', 'line', '--to', 'svg'];
  expect((await runHere(folder, words)).out).toContain('on a logarithmic scale shows them apart');
  expect((await runHere(folder, [...words, '--scale', 'log'])).status).toBe(0);
  expect(readFileSync(join(folder, 'cells/svg/graphic.svg'), 'utf8')).toContain('Cells (logarithmic)');
});

test('the graph of a function is drawn, with its formula as its title', async () => {
  const folder = createFolderWith({});
  const words = ['graph', 'y = 2x² - 3', '--to', 'svg', '--domain=-3..3', '--step', '0.25'];
  expect((await runHere(folder, words)).status).toBe(0);
  expect(readFileSync(join(folder, 'graph/svg/graphic.svg'), 'utf8')).toContain('y = 2x² - 3');
});

test('bars are stacked, and points have their trend, where it is asked for', async () => {
  const folder = createFolderWith({ 'ways.csv': 'Month,Bus,Foot\nJan,40,30\nFeb,45,35\n' });
  const words = ['chart', 'ways.csv', '--to', 'svg', '--type', 'bar', '--bars', 'stacked,lying'];
  expect((await runHere(folder, words)).status).toBe(0);
  expect(readFileSync(join(folder, 'ways/svg/graphic.svg'), 'utf8')).toContain('A stacked bar chart');
  const points = createFolderWith({ 'points.csv': 'x,y\n1,2\n2,4\n3,5\n4,8\n' });
  const drawn = await runHere(points, ['chart', 'points.csv', '--to', 'svg', '--type', 'scatter', '--trend']);
  expect([drawn.status, drawn.err]).toEqual([0, '']);
});

test('a refusal with --json is one JSON value', async () => {
  const { status, out } = await runHere(createFolderWith(), ['check', 'nothing.svg', '--json']);
  expect([status, JSON.parse(out)]).toEqual([
    2,
    {
      error: {
        code: 'no_such_file',
        message: 'There is no file nothing.svg. Check its name and its folder.',
      },
    },
  ]);
});

test('a ragged table is read, and the decisions are reported', async () => {
  const folder = createFolderWith({ 'ragged.csv': 'Month,Rain\nJanuary,62\nFebruary\nMarch,55\nApril,44\n' });
  const { status, out } = await runHere(folder, ['chart', 'ragged.csv', '--to', 'text']);
  expect(status).toBe(0);
  expect(out).toContain('ragged.csv: Row 3 has fewer cells than there are columns');
});

test('a person chooses columns, and what is not drawn is told and stays in the table', async () => {
  const folder = createFolderWith({
    'climate.csv': 'Month,Temperature (°C),Rain (mm)\nMay,14,60\nJune,17,70\nJuly,19,80\n',
    'sales.csv': 'Region,Product,Sales\nNorth,Tea,10\nNorth,Rice,20\nSouth,Tea,30\nSouth,Rice,40\n',
  });
  const all = await runHere(folder, ['describe', 'climate.csv']);
  expect(all.out).toContain('May: Temperature (°C) 14, Rain (mm) 60');
  const one = await runHere(folder, ['chart', 'climate.csv', '--y', 'Rain', '--to', 'text']);
  expect(one.out).toContain('climate.csv: “Temperature (°C)” is not drawn; the data table');
  const long = await runHere(folder, ['describe', 'sales.csv', '--x', 'Product', '--group', 'Region']);
  expect(long.out).toContain('Tea: North 10, South 30');
  const unknown = await runHere(folder, ['describe', 'sales.csv', '--y', 'Costs']);
  expect([unknown.status, unknown.err]).toEqual([
    2,
    'sales.csv: There is no column “Costs”. The table has “Region”, “Product” and “Sales”.\n',
  ]);
  const header = await runHere(folder, ['describe', 'sales.csv', '--header', 'maybe']);
  expect(header.err).toBe('--header takes one of yes, no, auto, not “maybe”.\n');
});

test('findings end with 1, and a repair is written beside the unchanged drawing and has no findings', async () => {
  const drawing = readDrawing(findExampleFile('clock'));
  if (!drawing.ok) throw new Error('The example cannot be read.');
  const thin = { style: 'solid', width: 0.4 } as const;
  const svg = writeDrawing(
    mapItems(drawing.value, (item) => (item.kind === 'shape' && item.line ? { ...item, line: thin } : item)),
  );
  const folder = createFolderWith({ 'thin.svg': svg });
  const found = await runHere(folder, ['check', 'thin.svg', '--json']);
  const { findings } = JSON.parse(found.out) as { findings: { repairable: boolean }[] };
  expect([found.status, findings.length > 0]).toEqual([1, true]);
  const mended = await runHere(folder, ['check', 'thin.svg', '--repair']);
  expect(mended.out).toMatch(/^Repaired: /);
  expect(readFileSync(join(folder, 'thin.svg'), 'utf8')).toBe(svg);
  expect(readDrawing(readFileSync(join(folder, 'thin.repaired.svg'), 'utf8')).ok).toBe(true);
  const again = await runHere(folder, ['check', 'thin.repaired.svg']);
  expect(again.status).toBe(mended.status);
});

test('a custom profile is read from its file, and contradictions in it are reported', async () => {
  const own = (margin: number) =>
    JSON.stringify({ id: 'mine', name: 'Mine', medium: 'swell', sheet: { width: 300, height: 400, margin } });
  const folder = createFolderWith({
    'mine.json': own(12),
    'odd.json': own(200),
    'no.json': '{',
    'clock.svg': findExampleFile('clock'),
  });
  const fine = await runHere(folder, ['check', 'clock.svg', '--profile', 'mine.json']);
  expect(fine.out).toMatch(/for Mine\.\n$/);
  const odd = await runHere(folder, ['check', 'clock.svg', '--profile', 'odd.json']);
  expect([odd.status, odd.err]).toEqual([2, expect.stringMatching(/^Margins of 200 mm leave nothing/)]);
  const no = await runHere(folder, ['check', 'clock.svg', '--profile', 'no.json']);
  expect(no.err).toBe('The profile no.json is not JSON. Correct it, or use one of ours.\n');
});

test('two inputs of one name are kept apart, and zip is written beside their folders', async () => {
  const folder = createFolderWith({ 'a/rain.csv': RAIN, 'b/rain.csv': RAIN });
  const { status } = await runHere(folder, [
    'convert',
    'a/rain.csv',
    'b/rain.csv',
    '--to',
    'text,zip',
    '--out',
    'made',
  ]);
  expect(status).toBe(0);
  expect(listFiles(join(folder, 'made')).filter((name) => !name.includes('description'))).toEqual([
    'rain-2.zip',
    'rain.zip',
  ]);
});

test('an output that cannot be made is reported, ends with 1, and does not stop the others', async () => {
  const folder = createFolderWith({ 'rain.csv': RAIN });
  const words = ['chart', 'rain.csv', '--to', 'text,audio', '--voice', 'nobody'];
  const { status, out } = await runHere(folder, words);
  expect(status).toBe(1);
  expect(out).toContain(
    'rain.csv could not be made as audio: There is no voice “nobody” for the language “en” here.',
  );
  expect(listFiles(folder)).toContain('rain/text/description.txt');
});

test('the same input gives the same bytes at any time', async () => {
  const folder = createFolderWith({ 'rain.csv': RAIN });
  const make = (out: string) => runHere(folder, ['chart', 'rain.csv', '--to', 'swell,pef,zip', '--out', out]);
  await make('one');
  await make('two');
  for (const name of ['rain.zip', 'rain/swell/swell.pdf', 'rain/pef/braille.pef'])
    expect(readFileSync(join(folder, 'one', name)).equals(readFileSync(join(folder, 'two', name)))).toBe(
      true,
    );
});

test('progress is shown on a terminal, and nowhere else', async () => {
  const folder = createFolderWith({ 'rain.csv': RAIN });
  const words = ['chart', 'rain.csv', '--to', 'text'];
  expect((await runHere(folder, words)).err).toBe('');
  const watched = (await runHere(folder, words, true)).err;
  expect(watched).toContain('rain: making text');
  expect(watched.endsWith('\r\u001b[K')).toBe(true);
});

test('a folder that may not be written is reported', async () => {
  const folder = createFolderWith({ 'rain.csv': RAIN, made: 'a file where a folder should be' });
  const { status, err } = await runHere(folder, ['chart', 'rain.csv', '--to', 'text', '--out', 'made']);
  expect([status, err]).toEqual([
    2,
    `Nothing could be written to ${join(folder, 'made')}. Choose another folder with --out.\n`,
  ]);
});

test('a sentence of a description that its drawing contradicts is named, with the fact', async () => {
  const drawing = readDrawing(findExampleFile('clock'));
  if (!drawing.ok) throw new Error('The example cannot be read.');
  const said = { ...drawing.value, description: 'The title of the drawing is “Pumpkin”. It is of a clock.' };
  const folder = createFolderWith({ 'said.svg': writeDrawing(said) });
  const checked = await runHere(folder, ['check', 'said.svg', '--json']);
  const { falseSentences } = JSON.parse(checked.out) as {
    falseSentences: { sentence: string; right: string }[];
  };
  expect(checked.status).toBe(1);
  expect(falseSentences).toEqual([
    {
      sentence: 'The title of the drawing is “Pumpkin”.',
      right: expect.stringContaining(drawing.value.title),
    },
  ]);
  const printed = await runHere(folder, ['check', 'said.svg']);
  expect(printed.out).toContain('Not so: “The title of the drawing is “Pumpkin”.”');
});

test('a foreign SVG is converted and checked, and the decisions are reported', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600mm" height="300mm" viewBox="0 0 600 300"><filter id="f"><feOffset dx="1"/></filter><rect x="10" y="10" width="500" height="200" stroke="#000" fill="none" stroke-width="2" filter="url(#f)"/></svg>';
  // What it is called says nothing: what it holds does.
  const folder = createFolderWith({ 'foreign.txt': svg });
  const { out } = await runHere(folder, ['convert', 'foreign.txt', '--to', 'svg', '--out', 'made', '--json']);
  const { inputs } = JSON.parse(out) as { inputs: { changes: { code: string }[] }[] };
  expect(inputs[0]?.changes.map(({ code }) => code)).toEqual([
    'not_our_file',
    'filter_left_out',
    'figure_scaled',
    'figure_turned',
  ]);
  // The drawing is 600 mm wide: on A4 it is as large as the sheet allows, across the paper.
  expect(readFileSync(join(folder, 'made/foreign/svg/graphic.svg'), 'utf8')).toContain('width="297mm"');
  const checked = await runHere(folder, ['check', 'foreign.txt']);
  expect(checked.out).toMatch(/foreign\.txt: .* for /);
});
