import type { Drawing, Point } from '@relievo/graphic/model';
import { at, box, polygon } from '../../build/geometry.ts';
import { shape } from '../../build/items.ts';
import { ACROSS, createDrawing } from '../../build/sheet.ts';
import { heading, label } from '../../build/words.ts';

const WHITE = 34;
const [LEFT, TOP, FOOT] = [29.5, 52, 182];
const NOTCH = { half: 12, foot: 128 };
/** Ground between a black key and the lines of the white ones. */
const CLEAR = 4;
const KEYS = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const;
const BLACK_AFTER: ReadonlySet<string> = new Set(['C', 'D', 'F', 'G', 'A']);

function outlineOf(index: number): readonly Point[] {
  const [left, right] = [LEFT + index * WHITE, LEFT + (index + 1) * WHITE];
  const notchLeft = index > 0 && BLACK_AFTER.has(KEYS[index - 1] ?? '');
  const notchRight = BLACK_AFTER.has(KEYS[index] ?? '');
  return [
    ...(notchLeft
      ? [at(left, NOTCH.foot), at(left + NOTCH.half, NOTCH.foot), at(left + NOTCH.half, TOP)]
      : [at(left, TOP)]),
    ...(notchRight
      ? [at(right - NOTCH.half, TOP), at(right - NOTCH.half, NOTCH.foot), at(right, NOTCH.foot)]
      : [at(right, TOP)]),
    at(right, FOOT),
    at(left, FOOT),
  ];
}

/** One octave of a keyboard. */
export function pianoKeys(): Drawing {
  return createDrawing(
    {
      id: 'piano-keys',
      title: 'The keys of a piano from C to B',
      description:
        'Seven white keys from C on the left to B on the right. Raised between them above are five black keys: a group of two between C and E, a group of three between F and B.',
      sheet: ACROSS,
    },
    [
      ...KEYS.map((key, index) =>
        shape({
          id: `key-${key.toLowerCase()}`,
          role: 'outline',
          name: `White key ${key}`,
          description: `Number ${index + 1} of 7 from the left.`,
          geometry: polygon(...outlineOf(index)),
        }),
      ),
      ...KEYS.flatMap((key, index) =>
        BLACK_AFTER.has(key)
          ? [
              shape({
                id: `key-${key.toLowerCase()}-sharp`,
                role: 'area',
                name: `Black key ${key} sharp`,
                description: `Also ${KEYS[index + 1]} flat; between ${key} and ${KEYS[index + 1]}.`,
                geometry: box(
                  LEFT + (index + 1) * WHITE - NOTCH.half + CLEAR,
                  TOP,
                  2 * (NOTCH.half - CLEAR),
                  NOTCH.foot - TOP - CLEAR,
                ),
                texture: 'solid',
                line: null,
              }),
            ]
          : [],
      ),
    ],
    [
      heading('Keys of a piano'),
      ...KEYS.map((key, index) =>
        label({
          id: `key-${key.toLowerCase()}-label`,
          print: key,
          labels: `key-${key.toLowerCase()}`,
          at: at(LEFT + (index + 0.5) * WHITE, 158),
          anchor: 'middle',
        }),
      ),
    ],
  );
}
