import { strToU8 } from 'fflate';
import { itemBounds } from '../geometry/bounds.ts';
import { doesBoxContain } from '../geometry/box.ts';
import type { Drawing } from '../model/drawing.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { walkLeaves } from '../model/walk.ts';
import { findContradiction } from '../profiles/contradictions.ts';
import type { Profile } from '../profiles/profile.ts';
import { pictureOf } from '../raster/image.ts';
import { validate } from '../validation/validate.ts';
import type { Change, OutputSource } from './output.ts';
import { checkTextureWork } from './texture-work.ts';

export interface Prepared {
  readonly drawing: Drawing;
  readonly changes: readonly Change[];
}

/**
 * What every output asks first: that the drawing is one, that it does not take too long, that its pictures can be read
 * and that the profile can be kept. And what it tells: the parts that no output can carry as they are.
 */
export function prepare(
  { drawing }: OutputSource,
  profile: Profile,
  { drawsTextures = true }: { readonly drawsTextures?: boolean } = {},
): Result<Prepared> {
  const valid = validate(drawing);
  if (!valid.ok) return valid;
  const work = drawsTextures ? checkTextureWork(drawing) : null;
  if (work && !work.ok) return work;
  const contradiction = findContradiction(profile);
  if (contradiction) return fail({ code: 'profile-contradicts-itself', message: contradiction });
  for (const item of walkLeaves(drawing)) {
    const picture = item.kind === 'image' ? pictureOf(item) : null;
    if (picture && !picture.ok) return picture;
  }
  return succeed({ drawing, changes: [...reportOffSheet(drawing), ...printOnly(drawing)] });
}

/** A hair, for lengths that were rounded to a thousandth. */
const SLACK = 0.01;

function reportOffSheet(drawing: Drawing): readonly Change[] {
  const { sheet } = drawing;
  const page = { x: 0, y: 0, width: sheet.width, height: sheet.height };
  const items = [...walkLeaves(drawing)].filter((item) => {
    const box = itemBounds(item, sheet);
    return box && !doesBoxContain(page, box, SLACK);
  });
  return reportChanged(
    'off-sheet',
    items,
    'reach beyond the sheet and are cut off at its edge',
    'reaches beyond the sheet and is cut off at its edge',
  );
}

function printOnly(drawing: Drawing): readonly Change[] {
  const items = [...walkLeaves(drawing)].filter(
    (item) => item.kind === 'text' && !item.braille && item.print.trim(),
  );
  return reportChanged(
    'print-only',
    items,
    'have no braille and cannot be felt',
    'has no braille and cannot be felt',
  );
}

/** One sentence about the items, or nothing when there are none. */
export function reportChanged(
  code: string,
  items: readonly { readonly id: string }[],
  many: string,
  one: string,
): readonly Change[] {
  if (items.length === 0) return [];
  const message = items.length === 1 ? `One item ${one}.` : `${items.length} items ${many}.`;
  return [{ code, message, items: items.map(({ id }) => id) }];
}

export function encodeUtf8(text: string): Uint8Array {
  return strToU8(text);
}
