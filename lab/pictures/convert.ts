import { execFileSync } from 'node:child_process';
import { type Drawing, type ShapeItem, walkLeaves } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { check, repair } from '@relievo/graphic/rules';
import { canonicalise } from '@relievo/graphic/validation';
import { writeLabelsInBraille } from '../../packages/convert/src/braille/index.ts';
import { importSource } from '../../packages/convert/src/formats/import-source.ts';
import { translator } from '../../packages/convert/src/outputs/testing/translator.ts';

const profile = getProfile('swell-a4');

export interface Converted {
  readonly drawing: Drawing;
  readonly shapes: readonly ShapeItem[];
  readonly words: readonly string[];
}

/** As whoever brings a picture: nothing is chosen. */
export async function convertPicture(bytes: Uint8Array, name: string): Promise<Converted> {
  const read = await importSource({ name, bytes }, { profile, translate: translator.translate });
  if (!read.ok) throw new Error(`${name} was refused: ${read.problems[0].code}`);
  const drawing = writeLabelsInBraille(read.value.source.drawing, translator, undefined);
  return {
    drawing,
    shapes: [...walkLeaves(drawing)].filter((item) => item.kind === 'shape'),
    words: read.value.picture?.words.map(({ text }) => text) ?? [],
  };
}

/** What the rules still find on A4 swell paper once all was repaired that can be. */
export function listRemaining(drawing: Drawing): readonly string[] {
  const found = check(drawing, profile);
  const { drawing: mended } = repair(drawing, found, profile);
  return check(canonicalise(mended), profile).map(({ rule }) => rule);
}

/** What the command line of tesseract reads of a picture, with sparse text told. */
export function readWithTesseract(png: Buffer): readonly string[] {
  const text = execFileSync('tesseract', ['stdin', 'stdout', '-l', 'eng', '--psm', '11'], {
    input: png,
    encoding: 'utf8',
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return text.split(/\s+/).filter((word) => word !== '');
}
