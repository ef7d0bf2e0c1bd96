import type { Item } from '../model/drawing.ts';
import { type Result, succeed } from '../model/result.ts';
import { walkLeaves } from '../model/walk.ts';
import { INK } from '../svg/look.ts';
import type { Change, Output, OutputResult } from './output.ts';
import { encodeUtf8, prepare, reportChanged } from './prepare.ts';
import type { OutputReports } from './reports.ts';
import { writeVector } from './vector/write-vector.ts';

export const SVG_MEDIA_TYPE = 'image/svg+xml';

/** For browsers and screen readers, and to be printed on swell paper as it is. */
export const svg: Output<'svg'> = {
  id: 'svg',
  words: {
    name: 'Accessible SVG',
    short: 'Drawing',
    use: 'An SVG with a name for each part.',
  },
  purpose: 'data',
  mediaType: SVG_MEDIA_TYPE,
  endings: ['svg'],
  media: ['swell-a4'],
  needs: ['drawing'],
  ways: [],
  labels: 'braille',
  isOfOneSheet: true,
  make: (source, profile): Result<OutputResult> => {
    const prepared = prepare(source, profile);
    if (!prepared.ok) return prepared;
    const { drawing, changes } = prepared.value;
    const { width, height } = drawing.sheet;
    const text = writeVector(drawing, {
      medium: profile.medium,
      box: { x: 0, y: 0, width, height },
      aria: true,
      inkOf: colorOf,
      ...(source.description ? { description: source.description } : {}),
    });
    return succeed({
      files: [{ name: 'graphic.svg', mediaType: SVG_MEDIA_TYPE, bytes: encodeUtf8(text) }],
      changes: [...changes, ...reportOneHeight(walkLeaves(drawing))],
    });
  },
};

export function colorOf(item: Item): string {
  return item.kind === 'shape' ? (item.color ?? INK) : INK;
}

/** Black is black: what swells or is only seen has no heights between. */
export function reportOneHeight(items: Iterable<Item>): readonly Change[] {
  const low = [...items].filter((item) => item.kind !== 'group' && item.height < 1);
  return reportChanged<OutputReports>(low, (count) => ({ code: 'one_height', parameters: { count } }));
}
