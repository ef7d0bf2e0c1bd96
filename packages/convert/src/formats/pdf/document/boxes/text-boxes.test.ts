import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../../testing/read-document.ts';
import { writePages, writeWords } from '../../testing/write-pdf.ts';

async function outline(page: string): Promise<readonly string[]> {
  const { document } = await readPdfDocument(writePages([page]));
  return outlineBlocks(document.blocks).slice(1);
}

const ABOVE = writeWords('Seals were seen on the stones of the old port in the morning.', { x: 60, y: 740 });
const BELOW = writeWords('People of the town came to the port to look at the seals.', { x: 60, y: 560 });
const TEXT = [
  writeWords('Seals rest on the stones, and they', { x: 70, y: 655 }),
  writeWords('need to be left alone there.', { x: 70, y: 640 }),
].join('');
const TITLE = writeWords('Remember', { x: 70, y: 680, font: 2 });
const ROUND =
  '64 620 m 296 620 l 298 620 300 622 300 624 c 300 696 l 300 698 298 700 296 700 c 64 700 l 62 700 60 698 60 696 c 60 624 l 60 622 62 620 64 620 c h';

const READ = [
  'Seals were seen on the stones of the old port in the morning.',
  'box Remember',
  '  Seals rest on the stones, and they need to be left alone there.',
  'People of the town came to the port to look at the seals.',
];

test.each([
  ['a rectangle of lines', '60 620 240 80 re S\n'],
  ['four lines', '60 620 m 300 620 l S 60 700 m 300 700 l S 60 620 m 60 700 l S 300 620 m 300 700 l S\n'],
  ['a ground with a frame', '0.9 0.8 0.7 rg 60 620 240 80 re f 0 g 59 619 242 82 re S\n'],
  ['a frame with round corners', `${ROUND} S\n`],
  ['a frame as one filled path', '60 620 240 80 re 61 621 238 78 re f*\n'],
])('a title and text in %s are a box of text in its place', async (_, frame) => {
  expect(await outline(ABOVE + frame + TITLE + TEXT + BELOW)).toEqual(READ);
});

test('the row in a bar above a ground is the title of the box, whatever its letters are', async () => {
  const bar = '0.3 g 60 674 240 26 re f 0.8 g 60 620 240 54 re f 0 g\n';
  const title = writeWords('Remember', { x: 70, y: 682 });
  expect(await outline(ABOVE + bar + title + TEXT + BELOW)).toEqual(READ);
});

test('the row in a tab on the upper side of a frame is the title of the box', async () => {
  const tab = '0.3 g 70 692 60 18 re f 0 g\n';
  const title = writeWords('Remember', { x: 76, y: 697 });
  expect(await outline(`${ABOVE}60 620 240 80 re S\n${tab}${title}${TEXT}${BELOW}`)).toEqual(READ);
});

test('two boxes of few words beside each other are two boxes', async () => {
  const frames = '60 620 130 60 re S 205 620 130 60 re S\n';
  const words = [60, 205].map(
    (x) =>
      writeWords('Seals like to rest on', { x: x + 8, y: 655, size: 10 }) +
      writeWords('warm stones.', { x: x + 8, y: 640, size: 10 }),
  );
  const read = await outline(`${ABOVE}${frames}${words.join('')}${BELOW}`);
  expect(read.filter((line) => line.startsWith('box'))).toHaveLength(2);
});

test('items and lines to write on in a frame are a list and blanks of its box', async () => {
  const items = ['Stay away.', 'Hold your dog.', 'Never feed a seal or run after it.'].map((item, at) =>
    writeWords(`\u00b7 ${item}`, { x: 80, y: 680 - 16 * at }),
  );
  const blank = `${writeWords('Your own rule:', { x: 80, y: 626 })}166 625 m 280 625 l S\n`;
  const read = await outline(`${ABOVE}60 620 240 80 re S\n${items.join('')}${blank}${BELOW}`);
  expect(read.slice(1, -1)).toEqual([
    'box ',
    '  -',
    '    Stay away.',
    '  -',
    '    Hold your dog.',
    '  -',
    '    Never feed a seal or run after it.',
    '  Your own rule: [18]',
  ]);
});

test('text in a column beside a box stays whole', async () => {
  const column = (x: number, y: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      writeWords(at === count - 1 ? 'and all of them are quick.' : 'the seals of the port are grey', {
        x,
        y: y - 15 * at,
        size: 10,
      }),
    ).join('');
  const frame = '310 600 200 60 re S\n';
  const own = [
    writeWords('Grey seals', { x: 320, y: 642, size: 10, font: 2 }),
    writeWords('They weigh up to 300 kilograms.', { x: 320, y: 620, size: 10 }),
  ].join('');
  const read = await outline(column(60, 690, 14) + column(310, 690, 2) + frame + own + column(310, 570, 8));
  expect(read).toEqual([
    expect.stringMatching(/^(the seals of the port are grey ){13}and all of them are quick\.$/),
    'the seals of the port are grey and all of them are quick.',
    'box Grey seals',
    '  They weigh up to 300 kilograms.',
    expect.stringMatching(/^(the seals of the port are grey ){7}and all of them are quick\.$/),
  ]);
});

test.each([
  ['a label', writeWords('Pump', { x: 70, y: 655 })],
  ['a drawing', `${TEXT}100 625 m 120 638 l 140 625 l h S 150 625 m 160 638 l 170 625 l h S\n`],
  ['another frame', `${TEXT}80 625 60 12 re S\n`],
])('a frame with %s in it does not become a box of text', async (_, inside) => {
  expect(await outline(`${ABOVE}60 620 240 80 re S\n${inside}${BELOW}`)).not.toContainEqual(
    expect.stringMatching(/^box/),
  );
});

test('frames with arrows between them are a drawing', async () => {
  const step = (y: number, words: string) =>
    `${ROUND.replaceAll(/(\d+) (\d+)/g, (_whole, x, old) => `${x} ${Number(old) + y - 620}`)} S\n${writeWords(words, { x: 70, y: y + 40 })}`;
  const arrow = (y: number) =>
    `180 ${y} m 180 ${y - 20} l S 176 ${y - 20} m 184 ${y - 20} l 180 ${y - 26} l h f\n`;
  const read = await outline(
    [
      writeWords('The chart shows what happens to a letter on its way to the reader.', { x: 60, y: 760 }),
      step(640, 'Write the letter to your best friend'),
      arrow(640),
      step(534, 'Put it into the box of the post'),
      arrow(534),
      step(428, 'Wait until an answer comes to you'),
    ].join(''),
  );
  expect(read).toEqual([
    'The chart shows what happens to a letter on its way to the reader.',
    expect.stringMatching(/^figure \w+: Write the letter.*, Put it.*, Wait until/),
  ]);
});

test('paragraphs of one line in a box are apart as far as lines of the text are not', async () => {
  const text = [0, 1, 2, 3].map((at) =>
    writeWords('Seals live in the sea and rest on stones when the water is low', {
      x: 60,
      y: 780 - 15 * at,
    }),
  );
  const rules = [
    writeWords('Steam burns, so open the lid slowly', { x: 70, y: 680 }),
    writeWords('Ask an adult before you use it', { x: 70, y: 655 }),
  ];
  const read = await outline(`${text.join('')}60 640 240 60 re S\n${rules.join('')}`);
  expect(read.slice(1)).toEqual([
    'box ',
    '  Steam burns, so open the lid slowly',
    '  Ask an adult before you use it',
  ]);
});

test('paragraphs of one line in a box remain apart on a page without longer paragraphs', async () => {
  const rules = [
    writeWords('Steam burns, so open the lid slowly', { x: 70, y: 680 }),
    writeWords('Ask an adult before you use it', { x: 70, y: 651 }),
  ];
  expect(await outline(`${ABOVE}60 640 240 60 re S\n${rules.join('')}`)).toEqual([
    READ[0],
    'box ',
    '  Steam burns, so open the lid slowly',
    '  Ask an adult before you use it',
  ]);
});
