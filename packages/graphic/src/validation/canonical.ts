import type { Drawing, GroupItem, Item, Play, Sheet } from '../model/drawing.ts';
import type { SheetPlan } from '../model/sheet-plan.ts';
import { matrixToThousandth, pointToThousandth, toThousandth } from '../model/thousandth.ts';
import { mapItemList } from '../model/walk.ts';
import { canonicaliseGeometry } from './canonical-geometry.ts';
import { FORBIDDEN } from './fields.ts';

/**
 * The one value of all that the file form writes alike: lengths to 0.001 mm, colours in small
 * letters, empty extras left out, known fields in a fixed order. A canonical drawing is its own
 * canonical form, and reads back from its file as itself. `told` hears of each item what was made of it.
 */
export function canonicalise(drawing: Drawing, told?: (item: Item, made: Item) => void): Drawing {
  const rewrite = (item: Item): Item => {
    const made = canonicaliseItem(item);
    told?.(item, made);
    return made;
  };
  return {
    version: 1,
    id: drawing.id,
    title: cleanText(drawing.title),
    description: cleanText(drawing.description),
    language: drawing.language,
    sheet: canonicaliseSheet(drawing.sheet),
    layers: drawing.layers.map(({ id, name, visible, items }) => ({
      id,
      name: cleanText(name),
      visible,
      items: mapItemList(items, rewrite),
    })),
    ...(drawing.spread === undefined ? {} : { spread: canonicaliseSpread(drawing.spread) }),
  };
}

function canonicaliseSpread({ reader, gap, places }: SheetPlan): SheetPlan {
  return {
    reader,
    gap: dropNegativeZero(gap),
    places: places.map(({ x, y, width, height }) => ({
      x: toThousandth(x),
      y: toThousandth(y),
      width: dropNegativeZero(width),
      height: dropNegativeZero(height),
    })),
  };
}

/** What no XML file can carry becomes the replacement character. */
function cleanText(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd');
}

function canonicaliseSheet({ width, height, margins, braille }: Sheet): Sheet {
  return {
    width: toThousandth(width),
    height: toThousandth(height),
    margins: {
      top: toThousandth(margins.top),
      right: toThousandth(margins.right),
      bottom: toThousandth(margins.bottom),
      left: toThousandth(margins.left),
    },
    braille,
  };
}

/** A height, size or width is above nothing, and rounding keeps it so. */
function dropNegativeZero(value: number): number {
  return Math.max(0.001, toThousandth(value));
}

/** Of a group only what it says of itself: what is in it is rewritten on its own. */
export function canonicaliseItem(item: Item): Item {
  const base = {
    id: item.id,
    role: item.role,
    name: cleanText(item.name),
    description: cleanText(item.description),
    ...playsOf(item.plays),
    ...(item.link === undefined ? {} : { link: item.link }),
    ...(item.locked ? { locked: true } : {}),
  };
  switch (item.kind) {
    case 'shape':
      return {
        kind: 'shape',
        ...base,
        geometry: canonicaliseGeometry(item.geometry),
        line: item.line && { style: item.line.style, width: dropNegativeZero(item.line.width) },
        texture: item.texture,
        height: dropNegativeZero(item.height),
        ...(item.color === undefined ? {} : { color: item.color.toLowerCase() }),
      };
    case 'text':
      return {
        kind: 'text',
        ...base,
        at: pointToThousandth(item.at),
        print: cleanText(item.print),
        printSize: dropNegativeZero(item.printSize),
        braille: item.braille && {
          cells: item.braille.cells,
          engine: cleanText(item.braille.engine),
          table: cleanText(item.braille.table),
        },
        ...(item.code === undefined ? {} : { code: item.code }),
        height: dropNegativeZero(item.height),
        ...(item.labels === undefined ? {} : { labels: item.labels }),
      };
    case 'image':
      return {
        kind: 'image',
        ...base,
        png: item.png,
        placement: matrixToThousandth(item.placement),
        height: dropNegativeZero(item.height),
      };
    case 'group': {
      const group: GroupItem = { kind: 'group', ...base, items: item.items };
      return group;
    }
  }
}

function playsOf(plays: Play | undefined): { readonly plays?: Play } {
  if (!plays || (!plays.tone && plays.speech === undefined && !plays.haptic)) return {};
  const { tone, speech, haptic } = plays;
  return {
    plays: {
      ...(tone
        ? { tone: { frequency: toThousandth(tone.frequency), duration: dropNegativeZero(tone.duration) } }
        : {}),
      ...(speech === undefined ? {} : { speech: cleanText(speech) }),
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
}
