import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Simplification, simplifications } from '@relievo/contracts/pictures';
import type { Drawing } from '@relievo/graphic/model';
import { readDrawing } from '@relievo/graphic/svg';
import { z } from 'zod';

/** A picture that was converted, as a teacher would; scripts/starter-pictures.ts makes and keeps it. */
export interface ConvertedPicture {
  readonly drawing: Drawing;
  readonly original: Original;
}

/** What was brought, and what was changed on the way to the drawing. */
export interface Original {
  readonly bytes: Uint8Array;
  readonly log: readonly Simplification[];
  readonly source: string;
}

const PAINTED = 'Painted for the starter library.';

/** By name: where each picture comes from. */
export const CONVERTED_PICTURES: ReadonlyMap<string, string> = new Map([
  ['leaf', PAINTED],
  ['moon-phases', PAINTED],
  ['legs-of-animals', PAINTED],
  ['height-of-a-triangle', PAINTED],
  ['lever', PAINTED],
  ['bicycle', PAINTED],
  ['volcano', PAINTED],
  ['guitar', PAINTED],
  ['map-of-africa', `${PAINTED} Outline by Natural Earth (public domain).`],
  ['classroom', PAINTED],
]);

const logs = z.record(z.string(), simplifications);

export function readConvertedPicture(name: string): ConvertedPicture {
  const read = readDrawing(readFileSync(join(import.meta.dirname, 'converted', `${name}.svg`), 'utf8'));
  if (!read.ok) throw new Error(`The drawing of ${name} cannot be read.`);
  return {
    drawing: read.value,
    original: {
      bytes: new Uint8Array(readFileSync(join(import.meta.dirname, 'painted', `${name}.png`))),
      log:
        logs.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'simplifications.json'), 'utf8')))[
          name
        ] ?? [],
      source: CONVERTED_PICTURES.get(name) ?? '',
    },
  };
}
