import { type Count, countOf, type Message } from '@relievo/words';
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
import type { OutputReports } from './reports.ts';
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
  if (contradiction) return fail(contradiction);
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
  return reportChanged<OutputReports>(items, (count) => ({ code: 'cut_off_at_edge', parameters: { count } }));
}

function printOnly(drawing: Drawing): readonly Change[] {
  const items = [...walkLeaves(drawing)].filter(
    (item) => item.kind === 'text' && !item.braille && item.role !== 'decoration' && item.print.trim(),
  );
  return reportChanged<OutputReports>(items, (count) => ({ code: 'print_only', parameters: { count } }));
}

/** One change about the items, which is told how many they are; nothing when there are none. */
export function reportChanged<All>(
  items: readonly { readonly id: string }[],
  messageOf: (count: Count) => Message<All>,
): readonly Change<All>[] {
  return items.length === 0 ? [] : [{ ...messageOf(countOf(items)), items: items.map(({ id }) => id) }];
}

export function encodeUtf8(text: string): Uint8Array {
  return strToU8(text);
}
