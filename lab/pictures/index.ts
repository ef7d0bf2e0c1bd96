import { addAll } from '@relievo/words';
import { collectCharts } from '../shared/pictures/charts.ts';
import { collectDiagrams, collectGeometry } from '../shared/pictures/figures.ts';
import { collectIcons } from '../shared/pictures/icons.ts';
import { collectMaps } from '../shared/pictures/maps.ts';
import { paint, QUALITIES, type Quality } from '../shared/pictures/paint.ts';
import { KINDS, type Kind, type Subject, writeSubject } from '../shared/pictures/subject.ts';
import { convertPicture, listRemaining, readWithTesseract } from './convert.ts';
import { compareInk, paintOurs, paintWithPotrace } from './ink.ts';
import { layOut, type Pair } from './look.ts';
import {
  addShares,
  compareLines,
  compareRegions,
  compareWords,
  countRaisedLetters,
  listDrawn,
  listTraced,
  type Share,
} from './measure.ts';
import { tellShare, writePage, writeTable } from './page.ts';

/**
 * `npm run lab -- pictures [QUALITIES OF EACH] [DRAWINGS]`: eighty known drawings are painted by librsvg at 150 and
 * 300 dpi, clean, as JPEG of quality 60 and with noise, and converted. What was found of them is printed and written
 * into docs/conversion.md, beside what tesseract reads and potrace traces; pictures to look at lie in .cache.
 */
const EACH = Number(process.argv[2] ?? QUALITIES.length);
const COUNT = Number(process.argv[3] ?? 80);

interface Measured {
  readonly kind: Kind;
  readonly quality: Quality;
  readonly lines: Share;
  readonly regions: Share;
  readonly words: Share;
  readonly byTesseract: Share;
  readonly raised: number;
}

const all: readonly Subject[] = [
  ...(await collectIcons(24)),
  ...collectMaps(16),
  ...collectCharts(16),
  ...collectDiagrams(12),
  ...collectGeometry(12),
];
const subjects = all.filter(
  (_, at) => Math.floor((at * COUNT) / all.length) !== Math.floor(((at - 1) * COUNT) / all.length),
);
const measured: Measured[] = [];
const pairs: Pair[] = [];
const findings: string[] = [];
const ink: { readonly name: string; readonly ours: number; readonly potrace: number }[] = [];

for (const [at, subject] of subjects.entries()) {
  // In turn, so that few of each still show all.
  const qualities = Array.from(
    { length: Math.min(EACH, QUALITIES.length) },
    (_, i) => QUALITIES[(at + i) % QUALITIES.length],
  );
  for (const [i, quality] of qualities.entries())
    if (quality) measured.push(await measure(subject, quality, i === 0));
}

async function measure(subject: Subject, quality: Quality, isFirst: boolean): Promise<Measured> {
  const bytes = await paint(writeSubject(subject), quality);
  const { drawing, shapes, words } = await convertPicture(bytes, `${subject.name}.png`);
  const [drawn, traced] = [listDrawn(subject), listTraced(shapes)];
  const there = subject.words.flatMap(({ text }) => text.split(' '));
  if (isFirst) {
    pairs.push({ name: subject.name, source: bytes, drawing });
    const remaining = listRemaining(drawing);
    addAll(
      findings,
      remaining.map((rule) => `${subject.name}: ${rule}`),
    );
    await compareWithPotrace(subject, quality);
  }
  const found = {
    kind: subject.kind,
    quality,
    lines: compareLines(subject, drawn, traced),
    regions: compareRegions(drawn, traced),
    words: compareWords(there, words),
    byTesseract: compareWords(there, there.length === 0 ? [] : readWithTesseract(bytes)),
    raised: countRaisedLetters(subject, traced),
  };
  console.log(
    `${subject.kind} ${subject.name}, ${quality.name}: lines ${tellShare(found.lines)}, regions ${tellShare(found.regions)}, words ${tellShare(found.words)} (tesseract ${tellShare(found.byTesseract)})${found.raised > 0 ? `, ${found.raised} letters raised` : ''}`,
  );
  return found;
}

/** Only what is drawn, as the clean picture has it and as the noisy one is traced by each. */
async function compareWithPotrace(subject: Subject, quality: Quality): Promise<void> {
  const svg = writeSubject(subject, false);
  const clean = await paint(svg, quality);
  const noisy = await paint(svg, { ...quality, how: 'noise' });
  const [ours, potrace] = [await paintOurs(noisy), await paintWithPotrace(noisy)];
  ink.push({
    name: subject.name,
    ours: await compareInk(clean, ours),
    potrace: await compareInk(clean, potrace),
  });
}

function tellRow(chosen: (one: Measured) => boolean): readonly string[] {
  const some = measured.filter(chosen);
  const sum = (of: (one: Measured) => Share): string => tellShare(addShares(some.map(of)));
  return [
    String(some.length),
    sum(({ lines }) => lines),
    sum(({ regions }) => regions),
    sum(({ words }) => words),
    sum(({ byTesseract }) => byTesseract),
  ];
}
const heads = ['pictures', 'lines', 'closed regions', 'words', 'words by tesseract'];
const fewer = ink.filter(({ ours, potrace }) => ours <= potrace).length;
const counted = new Map<string, number>();
for (const finding of findings) {
  const rule = finding.split(': ').at(-1) ?? '';
  counted.set(rule, (counted.get(rule) ?? 0) + 1);
}
const text = [
  `${subjects.length} drawings, ${measured.length} pictures. The first number of each pair is the share that was found, the second the share of what was found that is there. Lines are found within 0.5 mm on A4, and the edge of an area that a line runs along within half of that line more.`,
  writeTable(
    ['kind', ...heads],
    KINDS.map((kind) => [kind, ...tellRow((one) => one.kind === kind)]),
  ),
  writeTable(
    ['painted', ...heads],
    QUALITIES.map((quality) => [quality.name, ...tellRow((one) => one.quality === quality)]),
  ),
  `Traced from a noisy picture, the ink differs from the clean one by less than that of potrace for ${fewer} of ${ink.length} drawings (median ${tellMedian(ink.map(({ ours }) => ours))}, potrace ${tellMedian(ink.map(({ potrace }) => potrace))}).`,
  `Letters are raised in ${measured.filter(({ raised }) => raised > 0).length} of ${measured.filter(({ words }) => words.there > 0).length} pictures with words.`,
  `After all repairs the rules find ${findings.length} things in ${pairs.length} drawings, ${(findings.length / Math.max(1, pairs.length)).toFixed(2)} each: ${
    [...counted]
      .sort((a, b) => b[1] - a[1])
      .map(([rule, count]) => `${rule} ${count}`)
      .join(', ') || 'none'
  }.`,
].join('\n\n');
console.log(`\n${text}\n\n${findings.join('\n')}`);
console.log(
  `Ink: ${ink.map(({ name, ours, potrace }) => `${name} ${(100 * ours).toFixed(1)}/${(100 * potrace).toFixed(1)}`).join(', ')}`,
);
console.log(`To be looked at: ${await layOut(pairs.filter((_, at) => pairs.length < 40 || at % 2 === 0))}`);
writePage(text);

function tellMedian(values: readonly number[]): string {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return `${(100 * middle).toFixed(1)} %`;
}
