import { type Result, succeed } from '../model/result.ts';
import { mapItems, walkLeaves } from '../model/walk.ts';
import type { Output, OutputResult } from './output.ts';
import { encodeUtf8, prepare, reportChanged } from './prepare.ts';
import type { OutputReports } from './reports.ts';
import { reportOneHeight, SVG_MEDIA_TYPE } from './svg.ts';
import { writeVector } from './vector/write-vector.ts';

/**
 * TactileView reads plain SVG: black on nothing, no rectangle behind it, attributes and no style
 * sheet, no transforms, sizes in millimetres, one title an object. (No primary source for its reader
 * was found; this is what its users report to work.)
 */
export const tactileview: Output<'tactileview'> = {
  id: 'tactileview',
  words: {
    name: 'TactileView SVG',
    short: 'TactileView',
    use: 'For TactileView, to change or emboss.',
  },
  purpose: 'paper',
  mediaType: SVG_MEDIA_TYPE,
  endings: ['svg'],
  media: ['swell-a4'],
  needs: ['drawing'],
  ways: ['touch', 'spoken_parts'],
  graphicType: 'svg_tactileview',
  isOfOneSheet: true,
  make: (source, profile): Result<OutputResult> => {
    const prepared = prepare(source, profile);
    if (!prepared.ok) return prepared;
    const backgrounds = [...walkLeaves(prepared.value.drawing)].filter(({ role }) => role === 'background');
    const drawing = mapItems(prepared.value.drawing, (item) => (item.role === 'background' ? [] : item));
    const coloured = [...walkLeaves(drawing)].filter((item) => item.kind === 'shape' && item.color);
    const { width, height } = drawing.sheet;
    const text = writeVector(drawing, {
      medium: profile.medium,
      box: { x: 0, y: 0, width, height },
      aria: false,
      ...(source.description ? { description: source.description } : {}),
    });
    return succeed({
      files: [{ name: 'graphic.svg', mediaType: SVG_MEDIA_TYPE, bytes: encodeUtf8(text) }],
      changes: [
        ...prepared.value.changes,
        ...reportOneHeight(walkLeaves(drawing)),
        ...reportChanged<OutputReports>(backgrounds, (count) => ({
          code: 'backgrounds_left_out',
          parameters: { count },
        })),
        ...reportChanged<OutputReports>(coloured, (count) => ({
          code: 'black_instead_of_color',
          parameters: { count },
        })),
      ],
    });
  },
};
