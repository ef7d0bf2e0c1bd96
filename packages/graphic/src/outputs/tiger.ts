import { BRAILLE_STANDARDS } from '@relievo/braille';
import type { Drawing, Item } from '../model/drawing.ts';
import type { Point } from '../model/geometry.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { walkLeaves } from '../model/walk.ts';
import { encodePng } from '../png/encode.ts';
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
import { pageTurned, sizeInWords, toPage } from './page.ts';
import { encodeUtf8, prepare, reportChanged } from './prepare.ts';
import { SVG_MEDIA_TYPE } from './svg.ts';
import { writeVector } from './vector/write-vector.ts';

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
      return fail({
        code: 'profile-without-dots',
        message: `${profile.name} cannot place single dots. Choose a ViewPlus embosser, or a sheet of paper.`,
      });
    const onPage = toPage(prepared.value.drawing, profile);
    if (!onPage.ok) return onPage;
    const drawing = onPage.value;
    const grain = resolution.type === 'dots' ? resolution : TIGER;
    if (!doesFitRaster(drawing.sheet, grain.perInch / INCH))
      return fail({
        code: 'sheet-too-large',
        message: `A page of ${sizeInWords(drawing.sheet)} has more dots than can be embossed. Choose a smaller page.`,
      });
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
        ...pageTurned(drawing.sheet, profile, 'emboss'),
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

function reportBraille(drawing: Drawing, { grid, moved, cut, touching }: Dots): readonly Change[] {
  const ids = (list: readonly string[]) => list.map((id) => ({ id }));
  const texts = [...walkLeaves(drawing)].filter((item) => item.kind === 'text' && item.braille);
  const standard = BRAILLE_STANDARDS[drawing.sheet.braille];
  const step = INCH / grid.perInch;
  const { cell } = brailleGridAt(grid.perInch, drawing.sheet.braille);
  const onGrid = `on the embosser's dots: its cells are ${(cell * step).toFixed(2)} mm apart instead of ${standard.cellPitch}`;
  return [
    ...reportChanged('braille-on-grid', texts, `are set ${onGrid}`, `is set ${onGrid}`),
    ...reportChanged(
      'braille-moved',
      ids(moved),
      'were moved to keep their braille on the page',
      'was moved to keep its braille on the page',
    ),
    ...reportChanged(
      'braille-cut',
      ids(cut),
      'have more braille than the page is wide or high, so some of it is missing. Make them shorter',
      'has more braille than the page is wide or high, so some of it is missing. Make it shorter',
    ),
    ...reportChanged(
      'braille-touches',
      ids(touching),
      'have other dots so near to their braille that it may be misread',
      'has other dots so near to its braille that it may be misread',
    ),
  ];
}
