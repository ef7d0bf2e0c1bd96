import { getProfile } from '@relievo/graphic/profiles';
import { writeDrawing } from '@relievo/graphic/svg';
import { importSource } from '../../packages/convert/src/formats/import-source.ts';
import { KNOWN_PICTURES } from '../../packages/convert/src/formats/picture/testing/known-pictures.ts';
import { readPlainPixels } from '../../packages/convert/src/formats/picture/testing/plain-pixels.ts';
import { recountPicture } from '../../packages/convert/src/formats/picture/testing/recount-picture.ts';
import { translator } from '../../packages/convert/src/outputs/testing/translator.ts';
import { readPlainDrawing } from '../../packages/graphic/src/testing/index.ts';
import { collectCharts } from '../shared/pictures/charts.ts';
import { collectDiagrams, collectGeometry } from '../shared/pictures/figures.ts';
import { collectIcons } from '../shared/pictures/icons.ts';
import { collectMaps } from '../shared/pictures/maps.ts';
import { paint, QUALITIES, type Quality } from '../shared/pictures/paint.ts';
import { writeSubject } from '../shared/pictures/subject.ts';
import type { Tally } from './tally.ts';

const profile = getProfile('swell-a4');

export interface NamedPicture {
  readonly name: string;
  readonly svg: string;
}

/** Collects all known pictures, and this many of each kind: icons and maps of strangers, charts, diagrams and figures. */
export async function collectPictures(each: number): Promise<readonly NamedPicture[]> {
  const subjects = [
    ...(await collectIcons(each)),
    ...collectMaps(each),
    ...collectCharts(each),
    ...collectDiagrams(each),
    ...collectGeometry(each),
  ];
  return [
    ...KNOWN_PICTURES,
    ...subjects.map((one) => ({ name: `${one.kind} ${one.name}`, svg: writeSubject(one) })),
  ];
}

const SMALL: readonly Quality[] = [
  { name: '95 dpi, clean', dpi: 95, how: 'clean' },
  { name: '127 dpi, JPEG 60', dpi: 127, how: 'JPEG 60' },
];
const ALL = [...QUALITIES, ...SMALL];

/** Recounts what the converter says of a picture, and of the drawing that it traced. */
export async function recountConverter(tally: Tally, { name, svg }: NamedPicture, at: number): Promise<void> {
  const quality = ALL[at % ALL.length];
  if (!quality) return;
  const where = `${name}, ${quality.name}`;
  const bytes = new Uint8Array(await paint(svg, quality));
  const read = await importSource(
    { name: 'picture.png', bytes },
    { profile, translate: translator.translate, isWholePicture: true },
  );
  if (!read.ok || !read.value.picture) throw new Error(`${where} was not read.`);
  const { picture, changes, source } = read.value;
  const drawing = readPlainDrawing(writeDrawing(source.drawing));
  const pixels = await readPlainPixels(bytes);
  for (const one of recountPicture({ seen: picture.seen, changes }, { svg, drawing, pixels }))
    tally.add(where, one);
}
