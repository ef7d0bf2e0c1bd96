import type { Drawing, GroupItem, Item, Play, Sheet } from '../model/drawing.ts';
import { matrixToThousandth, pointToThousandth, toThousandth } from '../model/thousandth.ts';
import { mapItemList } from '../model/walk.ts';
import { canonicalGeometry } from './canonical-geometry.ts';
import { FORBIDDEN } from './fields.ts';

/**
 * The one value of all that the file form writes alike: lengths to 0.001 mm, colours in small
 * letters, empty extras left out, known fields in a fixed order. A canonical drawing is its own
 * canonical form, and reads back from its file as itself.
 */
export const canonical = (drawing: Drawing): Drawing => ({
  version: 1,
  id: drawing.id,
  title: cleaned(drawing.title),
  description: cleaned(drawing.description),
  language: drawing.language,
  sheet: canonicalSheet(drawing.sheet),
  layers: drawing.layers.map(({ id, name, visible, items }) => ({
    id,
    name: cleaned(name),
    visible,
    items: mapItemList(items, canonicalItem),
  })),
});

/** What no XML file can carry becomes the replacement character. */
const cleaned = (text: string): string => text.replace(FORBIDDEN, '\ufffd');

const canonicalSheet = ({ width, height, margins, braille }: Sheet): Sheet => ({
  width: toThousandth(width),
  height: toThousandth(height),
  margins: {
    top: toThousandth(margins.top),
    right: toThousandth(margins.right),
    bottom: toThousandth(margins.bottom),
    left: toThousandth(margins.left),
  },
  braille,
});

/** A height, size or width is above nothing, and rounding keeps it so. */
const aboveZero = (value: number): number => Math.max(0.001, toThousandth(value));

const canonicalItem = (item: Item): Item => {
  const base = {
    id: item.id,
    role: item.role,
    name: cleaned(item.name),
    description: cleaned(item.description),
    ...playsOf(item.plays),
    ...(item.link === undefined ? {} : { link: item.link }),
  };
  switch (item.kind) {
    case 'shape':
      return {
        kind: 'shape',
        ...base,
        geometry: canonicalGeometry(item.geometry),
        line: item.line && { style: item.line.style, width: aboveZero(item.line.width) },
        texture: item.texture,
        height: aboveZero(item.height),
        ...(item.color === undefined ? {} : { color: item.color.toLowerCase() }),
      };
    case 'text':
      return {
        kind: 'text',
        ...base,
        at: pointToThousandth(item.at),
        print: cleaned(item.print),
        printSize: aboveZero(item.printSize),
        braille: item.braille && {
          cells: item.braille.cells,
          engine: cleaned(item.braille.engine),
          table: cleaned(item.braille.table),
        },
        height: aboveZero(item.height),
        ...(item.labels === undefined ? {} : { labels: item.labels }),
      };
    case 'image':
      return {
        kind: 'image',
        ...base,
        png: item.png,
        placement: matrixToThousandth(item.placement),
        height: aboveZero(item.height),
      };
    case 'group': {
      const group: GroupItem = { kind: 'group', ...base, items: item.items };
      return group;
    }
  }
};

const playsOf = (plays: Play | undefined): { readonly plays?: Play } => {
  if (!plays || (!plays.tone && plays.speech === undefined && !plays.haptic)) return {};
  const { tone, speech, haptic } = plays;
  return {
    plays: {
      ...(tone
        ? { tone: { frequency: toThousandth(tone.frequency), duration: aboveZero(tone.duration) } }
        : {}),
      ...(speech === undefined ? {} : { speech: cleaned(speech) }),
      ...(haptic
        ? {
            haptic: {
              durations: haptic.durations.map(toThousandth),
              ...(haptic.intensities ? { intensities: haptic.intensities.map(toThousandth) } : {}),
              ...(haptic.repeatInterval === undefined
                ? {}
                : { repeatInterval: toThousandth(haptic.repeatInterval) }),
            },
          }
        : {}),
    },
  };
};
