import { BRAILLE_STANDARDS } from '@relievo/braille';
import { millimetres } from '@relievo/words';
import type { Drawing, Item } from '../model/drawing.ts';
import type { Point } from '../model/geometry.ts';
import { fail, type Refuse, type Result, succeed } from '../model/result.ts';
import { walkLeaves } from '../model/walk.ts';
import { encodePng } from '../png/encode.ts';
import { nameProfile } from '../profiles/name-profile.ts';
import { getProfile } from '../profiles/profiles.ts';
import {
  brailleGridAt,
  type DotGrid,
  type Dots,
  listEmbossedBraille,
  toDots,
  topLevel,
} from '../raster/dots/dots.ts';
import { doesFitRaster } from '../raster/rasterise.ts';
import type { Change, Output, OutputResult } from './output.ts';
import { pageTurned, roundedSize, toPage } from './page.ts';
import { encodeUtf8, prepare, reportChanged } from './prepare.ts';
import type { OutputReports } from './reports.ts';
import { SVG_MEDIA_TYPE } from './svg.ts';
import { writeVector } from './vector/write-vector.ts';

const refuse: Refuse<OutputReports> = fail;

const INCH = 25.4;
/** What ViewPlus embossers punch; 8 levels are unverified. */
const TIGER = { perInch: 20, levels: 8 } as const;

/**
 * For ViewPlus embossers, through the maker's own driver: darkness is height. The picture has one
 * pixel a dot; the SVG is the same page at its exact size. Braille lies on the dots in both.
 */
export const tiger: Output<'tiger'> = {
  id: 'tiger',
  words: {
    name: 'ViewPlus Tiger',
    short: 'ViewPlus embosser',
    use: 'Dots of different heights.',
  },
  purpose: 'embosser',
  mediaType: 'image/png',
  endings: ['png', 'svg'],
  media: ['swell-a4', 'swell-a3', 'tiger-letter'],
  profileFor: (chosen) => {
    const { type } = chosen.resolution;
    if (type === 'cells') return getProfile('braille-11x11.5');
    return type === 'pins' ? getProfile('tiger-letter') : chosen;
  },
  needs: ['drawing'],
  ways: ['touch', 'touch_alone'],
  graphicType: 'viewplus_embossed',
  isOfOneSheet: true,
  make: (source, profile): Result<OutputResult> => {
    const prepared = prepare(source, profile);
    if (!prepared.ok) return prepared;
    const { resolution } = profile;
    if (resolution.type === 'pins' || resolution.type === 'cells')
      return refuse({ code: 'medium_without_dots', parameters: { medium: nameProfile(profile) } });
    const onPage = toPage(prepared.value.drawing, profile);
    if (!onPage.ok) return onPage;
    const drawing = onPage.value;
    const grain = resolution.type === 'dots' ? resolution : TIGER;
    if (!doesFitRaster(drawing.sheet, grain.perInch / INCH))
      return refuse({ code: 'page_dots_too_many', parameters: roundedSize(drawing.sheet) });
    const made = toDots(drawing, grain);
    return succeed({
      files: [
        { name: 'graphic.png', mediaType: 'image/png', bytes: drawPicture(made.grid) },
        {
          name: 'graphic.svg',
          mediaType: SVG_MEDIA_TYPE,
          bytes: encodeUtf8(writePage(drawing, made.grid, source.description)),
        },
      ],
      changes: [
        ...prepared.value.changes,
        ...pageTurned(drawing.sheet, profile, 'embosser'),
        ...reportBraille(drawing, made),
      ],
    });
  },
};

function drawPicture({ columns, rows, perInch, levels, dots: raised }: DotGrid): Uint8Array {
  const data = Uint8Array.from(raised, (level) => 255 - Math.round((level * 255) / topLevel(levels)));
  return encodePng({ width: columns, height: rows, channels: 1, data }, perInch / INCH);
}

function writePage(drawing: Drawing, grid: DotGrid, description: string | undefined): string {
  const step = INCH / grid.perInch;
  const places = new Map<string, readonly Point[]>();
  for (const { item, places: dotPlaces } of listEmbossedBraille(drawing, grid))
    places.set(
      item.id,
      dotPlaces.map(({ x, y }) => ({ x: (x + 0.5) * step, y: (y + 0.5) * step })),
    );
  const { width, height } = drawing.sheet;
  return writeVector(sortLowestFirst(drawing), {
    medium: 'embosser',
    box: { x: 0, y: 0, width, height },
    aria: false,
    inkOf: ({ height: raised }) =>
      toGrey(Math.max(1, Math.round(raised * topLevel(grid.levels))) / topLevel(grid.levels)),
    dotsOf: ({ id }) => places.get(id) ?? [],
    ...(description ? { description } : {}),
  });
}

/**
 * Ink covers ink, but the higher wins: so it is drawn last, and braille after all else. Print is left
 * out, for an embosser would raise the shapes of its letters.
 */
function sortLowestFirst(drawing: Drawing): Drawing {
  const rank = (item: Item): number => (item.kind === 'text' ? 2 : item.kind === 'group' ? 0 : item.height);
  const items = [...walkLeaves(drawing)]
    .filter((item) => item.kind !== 'text' || item.braille)
    .toSorted((a, b) => rank(a) - rank(b));
  return { ...drawing, layers: [{ id: 'relievo.page', name: '', visible: true, items }] };
}

function toGrey(height: number): string {
  const part = (255 - Math.round(height * 255)).toString(16).padStart(2, '0');
  return `#${part}${part}${part}`;
}

function reportBraille(
  drawing: Drawing,
  { grid, moved, cut, touching }: Dots,
): readonly Change<OutputReports>[] {
  const ids = (list: readonly string[]) => list.map((id) => ({ id }));
  const texts = [...walkLeaves(drawing)].filter((item) => item.kind === 'text' && item.braille);
  const standard = BRAILLE_STANDARDS[drawing.sheet.braille];
  const step = INCH / grid.perInch;
  const { cell } = brailleGridAt(grid.perInch, drawing.sheet.braille);
  const pitch = Math.round(cell * step * 100) / 100;
  return [
    ...reportChanged<OutputReports>(texts, (count) => ({
      code: 'braille_on_grid',
      parameters: { count, pitch: millimetres(pitch), standard: millimetres(standard.cellPitch) },
    })),
    ...reportChanged<OutputReports>(ids(moved), (count) => ({
      code: 'braille_moved',
      parameters: { count },
    })),
    ...reportChanged<OutputReports>(ids(cut), (count) => ({ code: 'braille_cut', parameters: { count } })),
    ...reportChanged<OutputReports>(ids(touching), (count) => ({
      code: 'braille_touched',
      parameters: { count },
    })),
  ];
}
