import type { Drawing } from '@relievo/graphic/model';
import { at, box } from '../../build/geometry.ts';
import { shape } from '../../build/items.ts';
import { createDrawing } from '../../build/sheet.ts';
import { heading, label } from '../../build/words.ts';

const [LEFT, WIDTH, HEIGHT] = [22, 166, 28];
/** So far apart that a finger follows one side and not two. */
const GAP = 8;
/** A line of braille, and its distance to what it names. */
const ABOVE = 10.75;
const ROWS = [
  ['whole', 'Whole note', 1, 58],
  ['half', 'Half note', 2, 118],
  ['quarter', 'Quarter note', 4, 178],
  ['eighth', 'Eighth note', 8, 238],
] as const;

/** Lengths of notes as lengths that fingers compare. */
export function noteValues(): Drawing {
  return createDrawing(
    {
      id: 'note-values',
      title: 'Whole, half, quarter and eighth notes',
      description:
        'Four rows of the same length, one below the other. The first is one whole note; the second holds two halves, the third four quarters, the last eight eighths.',
    },
    ROWS.flatMap(([id, name, count, top]) =>
      Array.from({ length: count }, (_, index) =>
        shape({
          id: `${id}-${index + 1}`,
          role: 'data',
          name: count === 1 ? name : `${name} ${index + 1} of ${count}`,
          description: `It lasts one ${id === 'whole' ? 'whole bar' : `${id} of the bar`}.`,
          geometry: box(LEFT + (index * WIDTH) / count + GAP / 2, top, WIDTH / count - GAP, HEIGHT),
        }),
      ),
    ),
    [
      heading('Lengths of notes'),
      ...ROWS.map(([id, name, , top]) =>
        label({ id: `${id}-label`, print: name, labels: `${id}-1`, at: at(LEFT + GAP / 2, top - ABOVE) }),
      ),
    ],
  );
}
