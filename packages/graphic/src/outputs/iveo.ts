import type { Drawing } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import { type Result, succeed } from '../model/result.ts';
import { walkLeaves } from '../model/walk.ts';
import { contentBox } from '../raster/view.ts';
import type { Change, Output, OutputResult } from './output.ts';
import { roundedSize } from './page.ts';
import { encodeUtf8, prepare } from './prepare.ts';
import type { OutputReports } from './reports.ts';
import { colorOf, reportOneHeight, SVG_MEDIA_TYPE } from './svg.ts';
import { writeVector } from './vector/write-vector.ts';

/**
 * IVEO speaks a title on a tap and a description on a double tap. Its viewer scales the picture until
 * it fills the touchpad, so the file shows the content and no empty paper around it.
 */
export const iveo: Output<'iveo'> = {
  id: 'iveo',
  words: {
    name: 'IVEO audio-tactile SVG',
    short: 'IVEO',
    use: 'Speaks on an IVEO touchpad.',
  },
  purpose: 'paper',
  mediaType: SVG_MEDIA_TYPE,
  endings: ['svg'],
  media: ['swell-a4'],
  needs: ['drawing'],
  ways: ['touch', 'spoken_parts'],
  graphicType: 'iveo_audio_tactile',
  isOfOneSheet: true,
  make: (source, profile): Result<OutputResult> => {
    const prepared = prepare(source, profile);
    if (!prepared.ok) return prepared;
    const { drawing, changes } = prepared.value;
    const box = contentBox(drawing);
    const text = writeVector(drawing, {
      medium: profile.medium,
      box,
      aria: false,
      inkOf: colorOf,
      ...(source.description ? { description: source.description } : {}),
    });
    return succeed({
      files: [{ name: '001.svg', mediaType: SVG_MEDIA_TYPE, bytes: encodeUtf8(text) }],
      changes: [...changes, ...reportOneHeight(walkLeaves(drawing)), ...reportCropped(drawing, box)],
    });
  },
};

function reportCropped({ sheet }: Drawing, { width, height }: Box): readonly Change<OutputReports>[] {
  if (width === sheet.width && height === sheet.height) return [];
  return [{ code: 'cropped', parameters: roundedSize({ width, height }), items: [] }];
}
