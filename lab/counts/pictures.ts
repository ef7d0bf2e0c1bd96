import { getProfile } from '@relievo/graphic/profiles';
import { writeDrawing } from '@relievo/graphic/svg';
import { importSource } from '../../packages/convert/src/formats/import-source.ts';
import { readPlainPixels } from '../../packages/convert/src/formats/picture/testing/plain-pixels.ts';
import { recountPicture } from '../../packages/convert/src/formats/picture/testing/recount-picture.ts';
import { translator } from '../../packages/convert/src/outputs/testing/translator.ts';
import { readPlainDrawing } from '../../packages/graphic/src/testing/index.ts';
import { collectCharts } from '../shared/pictures/charts.ts';
import { collectDiagrams, collectGeometry } from '../shared/pictures/figures.ts';
import { collectIcons } from '../shared/pictures/icons.ts';
import { collectMaps } from '../shared/pictures/maps.ts';
import { paint, QUALITIES } from '../shared/pictures/paint.ts';
import { type Subject, writeSubject } from '../shared/pictures/subject.ts';
import type { Tally } from './tally.ts';

const profile = getProfile('swell-a4');

/** Collects this many of each kind: icons and maps of strangers, charts, diagrams and figures. */
export async function collectSubjects(each: number): Promise<readonly Subject[]> {
  return [
    ...(await collectIcons(each)),
    ...collectMaps(each),
    ...collectCharts(each),
    ...collectDiagrams(each),
    ...collectGeometry(each),
  ];
}

/** Recounts what the converter says of a picture, and of the drawing that it traced. */
export async function recountConverter(tally: Tally, subject: Subject, at: number): Promise<void> {
  const quality = QUALITIES[at % QUALITIES.length];
  if (!quality) return;
  const where = `${subject.kind} ${subject.name}, ${quality.name}`;
  const bytes = new Uint8Array(await paint(writeSubject(subject), quality));
  const read = await importSource(
    { name: 'picture.png', bytes },
    { profile, translate: translator.translate, isWholePicture: true },
  );
  if (!read.ok || !read.value.picture) throw new Error(`${where} was not read.`);
  const { picture, changes, source } = read.value;
  const drawing = readPlainDrawing(writeDrawing(source.drawing));
  const { recounted, left } = recountPicture(
    { seen: picture.seen, changes },
    drawing,
    await readPlainPixels(bytes),
  );
  for (const one of recounted) tally.add(where, one);
  for (const code of left) tally.leave(code);
}
