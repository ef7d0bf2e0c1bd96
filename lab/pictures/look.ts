import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from '@relievo/graphic/model';
import { writeDrawing } from '@relievo/graphic/svg';
import { loadSharp } from '../../packages/convert/src/formats/sharp.ts';

const FOLDER = join(import.meta.dirname, '../../.cache/lab-pictures');
const [WIDE, HIGH] = [320, 240];
const ACROSS = 2;
const DOWN = 5;

export interface Pair {
  readonly name: string;
  readonly source: Buffer;
  readonly drawing: Drawing;
}

/** Sheets of pairs to be looked at: each source with what became of it on its right. */
export async function layOut(pairs: readonly Pair[]): Promise<string> {
  const sharp = await loadSharp();
  mkdirSync(FOLDER, { recursive: true });
  const each = ACROSS * DOWN;
  for (let first = 0; first < pairs.length; first += each) {
    const tiles = await Promise.all(
      pairs.slice(first, first + each).flatMap(({ source, drawing }, at) => {
        const [left, top] = [(at % ACROSS) * 2 * WIDE, Math.floor(at / ACROSS) * HIGH];
        const result = execFileSync('rsvg-convert', ['-w', String(WIDE), '-b', 'white'], {
          input: writeDrawing(drawing),
        });
        return [source, result].map(async (picture, side) => ({
          input: await sharp(picture)
            .resize(WIDE - 6, HIGH - 6, { fit: 'contain', background: '#fff' })
            .png()
            .toBuffer(),
          left: left + side * WIDE + 3,
          top: top + 3,
        }));
      }),
    );
    await sharp({
      create: { width: ACROSS * 2 * WIDE, height: DOWN * HIGH, channels: 3, background: '#889' },
    })
      .composite(tiles)
      .png()
      .toFile(join(FOLDER, `sheet-${first / each + 1}.png`));
  }
  return FOLDER;
}
