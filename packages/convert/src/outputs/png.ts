import { deflateSync } from 'node:zlib';
import {
  type Drawing,
  fail,
  mapItems,
  type Refuse,
  type Result,
  succeed,
  walkLeaves,
} from '@relievo/graphic/model';
import { type OutputResult, prepare, reportChanged, reportOneHeight } from '@relievo/graphic/outputs';
import { encodePng } from '@relievo/graphic/png';
import type { Medium, Profile } from '@relievo/graphic/profiles';
import { doesFitRaster, rasterise } from '@relievo/graphic/raster';
import type { GraphicReports } from '@relievo/graphic/words';
import type { OutputSettings } from '../settings.ts';
import type { LibraryOutput, Source } from '../source.ts';
import type { ConversionReports } from '../words/reports.ts';
import { reportMissingLetters } from './changes.ts';
import { outlineTexts } from './outlined.ts';

const refuse: Refuse<ConversionReports> = fail;

const LARGEST = 20_000;

/** How wide it is to be. */
interface PictureMeans {
  readonly settings: Pick<OutputSettings, 'pngWidth'>;
}

/** A picture of the page as it is printed, as many pixels across as are asked for. */
export const png = {
  id: 'png',
  words: {
    name: 'PNG picture',
    short: 'Picture',
    use: 'A PNG, as the page is printed.',
  },
  purpose: 'read',
  mediaType: 'image/png',
  endings: ['png'],
  media: ['swell-a4'],
  needs: ['drawing'],
  ways: [],
  labels: 'braille',
  isOfOneSheet: true,
  make: (
    source: Source,
    profile: Profile,
    { settings: { pngWidth } }: PictureMeans,
  ): Result<OutputResult> => {
    const prepared = prepare(source, profile);
    if (!prepared.ok) return prepared;
    const { drawing } = source;
    const pixelsPerMm = pngWidth / drawing.sheet.width;
    const possible = Number.isInteger(pngWidth) && pngWidth >= 1 && pngWidth <= LARGEST;
    if (!possible || !doesFitRaster(drawing.sheet, pixelsPerMm))
      return refuse({ code: 'picture_size_not_possible', parameters: { width: pngWidth } });
    const coloured = [...walkLeaves(drawing)].filter((item) => item.kind === 'shape' && item.color);
    return succeed({
      files: [
        {
          name: 'picture.png',
          mediaType: 'image/png',
          bytes: drawPicture(drawing, pixelsPerMm, profile.medium),
        },
      ],
      changes: [
        ...prepared.value.changes,
        ...reportOneHeight(walkLeaves(drawing)),
        ...reportChanged<GraphicReports>(coloured, (count) => ({
          code: 'black_instead_of_color',
          parameters: { count },
        })),
        ...reportMissingLetters(drawing),
      ],
    });
  },
} satisfies LibraryOutput<'png'>;

function drawPicture(drawing: Drawing, pixelsPerMm: number, medium: Medium): Uint8Array {
  const { width, height, values } = rasterise(turnBlack(outlineTexts(drawing)), { pixelsPerMm, medium });
  const data = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at += 1) data[at] = 255 - Math.round((values[at] ?? 0) * 255);
  return encodePng({ width, height, channels: 1, data }, pixelsPerMm, (rows) =>
    deflateSync(rows, { level: 6 }),
  );
}

function turnBlack(drawing: Drawing): Drawing {
  return mapItems(drawing, (item) =>
    item.kind === 'group' || item.height === 1 ? item : { ...item, height: 1 },
  );
}
