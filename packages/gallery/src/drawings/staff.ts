import type { Drawing } from '@relievo/graphic/model';
import { at, curve, ellipse, polyline } from '../build/geometry.ts';
import { group, LINES, shape } from '../build/items.ts';
import { ACROSS, createDrawing } from '../build/sheet.ts';
import { heading, label } from '../build/words.ts';

/** Wide enough that a letter in braille stands between two lines and touches neither. */
const SPACE = 14;
const FOOT = 146;
const [LEFT, RIGHT] = [25, 272];
const LINE_NAMES = ['E', 'G', 'B', 'D', 'F'] as const;
const NOTES = ['F', 'A', 'C', 'E'] as const;
const STEM = 40;

function noteX(index: number): number {
  return 88 + index * 46;
}
function spaceY(index: number): number {
  return FOOT - SPACE * (index + 0.5);
}

/** Four notes in the four spaces of a staff, each with its letter. */
export function staff(): Drawing {
  return createDrawing(
    {
      id: 'staff',
      title: 'The notes in the spaces: F, A, C, E',
      description:
        'A staff of five lines with a treble clef and four quarter notes, one in each space, from low to high.',
      sheet: ACROSS,
    },
    [
      ...LINE_NAMES.map((note, index) =>
        shape({
          id: `line-${note.toLowerCase()}-${index + 1}`,
          role: 'axis',
          name: `Line ${index + 1}, ${note}`,
          geometry: polyline(at(LEFT, FOOT - index * SPACE), at(RIGHT, FOOT - index * SPACE)),
        }),
      ),
      shape({
        id: 'clef',
        role: 'outline',
        name: 'Treble clef',
        description: 'It winds around the second line, G.',
        geometry: curve(
          at(50, 132),
          [at(46, 125), at(57, 119), at(63, 127)],
          [at(70, 138), at(58, 150), at(46, 146)],
          [at(28, 139), at(32, 118), at(44, 106)],
          [at(58, 92), at(66, 74), at(57, 70)],
          [at(46, 66), at(46, 88), at(48, 100)],
          [at(51, 118), at(57, 146), at(57, 158)],
          [at(57, 170), at(44, 171), at(43, 162)],
        ),
        line: LINES.main,
      }),
      ...NOTES.map((note, index) => {
        const [x, y] = [noteX(index), spaceY(index)];
        const up = index < 2;
        const stemX = up ? x + 7.9 : x - 7.9;
        return group({
          id: `note-${note.toLowerCase()}`,
          role: 'data',
          name: `Note ${note}`,
          description: `In space ${index + 1}, its stem ${up ? 'up' : 'down'}.`,
          items: [
            shape({
              id: `head-${note.toLowerCase()}`,
              role: 'symbol',
              name: `Head of ${note}`,
              geometry: ellipse(at(x, y), 9, 6.2, -20),
              texture: 'solid',
            }),
            shape({
              id: `stem-${note.toLowerCase()}`,
              role: 'data',
              name: `Stem of ${note}`,
              geometry: polyline(at(stemX, up ? y - 2 : y + 2), at(stemX, up ? y - STEM : y + STEM)),
              line: LINES.main,
            }),
          ],
        });
      }),
    ],
    [
      heading('Notes in the spaces'),
      ...NOTES.map((note, index) =>
        label({
          id: `letter-${note.toLowerCase()}`,
          print: note,
          labels: `note-${note.toLowerCase()}`,
          at: at(noteX(index) + 13, spaceY(index)),
          anchor: 'right',
        }),
      ),
    ],
  );
}
