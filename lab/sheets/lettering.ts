import { execFileSync } from 'node:child_process';
import { maxOf } from '@relievo/words';
import { groupBy } from '../shared/group-by.ts';
import type { Blob } from './blobs.ts';
import { PER_MM, type Sheet } from './raster.ts';
import { normalise } from './words.ts';

/** Finds ink that looks like letters: small, of one height, in a row; or a rough clump of the size of a word. */
export function findLetterRows(blobs: readonly Blob[]): readonly (readonly Blob[])[] {
  const small = blobs.filter(isLike).toSorted((a, b) => a.left - b.left);
  const used = new Set<Blob>();
  const rows: (readonly Blob[])[] = [];
  for (const first of small) {
    if (used.has(first)) continue;
    const row = [first];
    for (const other of small) {
      const last = row.at(-1) ?? first;
      const gap = other.left - (last.left + last.width);
      if (other.left <= last.left || used.has(other) || gap > 0.8 * last.height || gap < -0.2 * last.height)
        continue;
      const isOnLine = Math.abs(other.top + other.height - last.top - last.height) < 0.3 * last.height;
      const isAsHigh = other.height > 0.5 * last.height && other.height < 2 * last.height;
      if (isOnLine && isAsHigh) row.push(other);
    }
    // Strokes of one texture are alike; letters differ from each other.
    const kinds = groupBy(row, ({ width, area }) => `${Math.round(width / 6)} ${Math.round(area / 80)}`);
    const common = maxOf([...kinds.values()].map((own) => own.length));
    if (row.length < 3 || common > 0.6 * row.length) continue;
    for (const one of row) used.add(one);
    rows.push(row);
  }
  return [...rows, ...blobs.filter(isClump).map((one) => [one])];
}

function isLike({ width, height, area }: Blob): boolean {
  const [high, wide] = [height / PER_MM, width / PER_MM];
  const fill = area / (width * height);
  return high > 1.2 && high < 8 && wide > 0.3 && wide < 8 && fill < 0.82 && fill > 0.15;
}

/** A clump has an edge far longer than a box of its size, and little white in it. */
function isClump({ width, height, area, edge }: Blob): boolean {
  const [high, wide] = [height / PER_MM, width / PER_MM];
  if (high < 1.5 || high > 7 || wide < 2.5 || wide > 60 || wide < 0.9 * high) return false;
  const fill = area / (width * height);
  return fill > 0.38 && fill < 0.88 && edge > 1.15 * 2 * (width + height);
}

/** Reads words in the raised ink without its braille, by tesseract. */
export function readLettering({ width, height }: Sheet, ink: Uint8Array): readonly string[] {
  // Half of the resolution is enough for tesseract, and takes a quarter of its time.
  const [wide, high] = [Math.floor(width / 2), Math.floor(height / 2)];
  const grey = Buffer.alloc(wide * high, 255);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const at = 2 * y * width + 2 * x;
      const dark = (ink[at] ?? 0) + (ink[at + 1] ?? 0) + (ink[at + width] ?? 0) + (ink[at + width + 1] ?? 0);
      grey[y * wide + x] = 255 - 63 * dark;
    }
  const input = Buffer.concat([Buffer.from(`P5 ${wide} ${high} 255\n`), grey]);
  const table = execFileSync(
    'tesseract',
    ['stdin', 'stdout', '-l', 'eng', '--psm', '11', '--dpi', '127', 'tsv'],
    {
      input,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  return table.split('\n').flatMap((line) => {
    const fields = line.split('\t');
    const [confidence, word] = [Number(fields[10]), fields[11] ?? ''];
    return confidence >= 55 && normalise(word).length >= 2 ? [word] : [];
  });
}

/** Tells whether lettering is a word of the source, in longer words with one letter misread. */
export function isWordOf(read: string, words: readonly string[]): boolean {
  const own = normalise(read);
  return words
    .flatMap((word) => word.split(/\s+/))
    .map(normalise)
    .some((word) => word === own || (word.length >= 4 && own.length >= 4 && differByOne(word, own)));
}

function differByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at += 1;
  const [x, y] = [a.slice(at), b.slice(at)];
  return x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1);
}
