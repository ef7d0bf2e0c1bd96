import { type Result, succeed } from '../model/result.ts';
import { walkLeaves } from '../model/walk.ts';
import { jimManifest, olderManifest } from './jim.ts';
import type { Output, OutputFile, OutputResult } from './output.ts';
import { encodeUtf8, prepare, reportChanged } from './prepare.ts';
import type { OutputReports } from './reports.ts';
import { colorOf, reportOneHeight, SVG_MEDIA_TYPE } from './svg.ts';
import { writeVector } from './vector/write-vector.ts';

/** SVG with what each part says and how it vibrates: JIM 1.1, and the dialect that older readers know. */
export const haptics: Output<'haptics'> = {
  id: 'haptics',
  words: {
    name: 'Haptic SVG',
    short: 'Vibrating graphic',
    use: 'For tablets that vibrate under the finger.',
  },
  purpose: 'tablet',
  mediaType: SVG_MEDIA_TYPE,
  endings: ['svg'],
  media: ['touchscreen'],
  needs: ['drawing'],
  ways: ['vibration', 'spoken_parts'],
  graphicType: 'vital_haptics',
  isOfOneSheet: true,
  make: (source, profile): Result<OutputResult> => {
    const prepared = prepare(source, profile);
    if (!prepared.ok) return prepared;
    const { drawing, changes } = prepared.value;
    const { width, height } = drawing.sheet;
    const file = (name: string, type: string, json: unknown): OutputFile => {
      const text = writeVector(drawing, {
        medium: profile.medium,
        box: { x: 0, y: 0, width, height },
        aria: true,
        inkOf: colorOf,
        metadata: { type, json },
        ...(source.description ? { description: source.description } : {}),
      });
      return { name, mediaType: SVG_MEDIA_TYPE, bytes: encodeUtf8(text) };
    };
    const chosen = [...walkLeaves(drawing)].filter(
      (item) => item.kind === 'shape' && item.name && !item.plays?.haptic,
    );
    return succeed({
      files: [
        file('graphic.svg', 'application/jim+json', jimManifest(drawing)),
        file('graphic-vital.svg', 'text/jim+json', olderManifest(drawing)),
      ],
      changes: [
        ...changes,
        ...reportOneHeight(walkLeaves(drawing)),
        ...reportChanged<OutputReports>(chosen, (count) => ({
          code: 'vibration_chosen',
          parameters: { count },
        })),
      ],
    });
  },
};
