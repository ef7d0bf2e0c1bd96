import type { Drawing } from '../../model/drawing.ts';
import { sign } from '../build/geometry.ts';
import { graph } from '../build/graph.ts';
import { LINES, mark, shape } from '../build/items.ts';
import { ACROSS, drawn } from '../build/sheet.ts';
import { heading } from '../build/words.ts';

const paper = graph(
  { from: -90, to: 360, start: 40, end: 256, step: 90, labelled: (degrees) => degrees > 0 },
  { from: -1, to: 1, start: 166, end: 62, labelled: () => true },
);

/** One whole turn, laid out along the axis. */
export const sineWave = (): Drawing =>
  drawn(
    {
      id: 'sine-wave',
      title: 'The sine from 0 to 360 degrees',
      description:
        'A wave that begins at 0, is highest at 90 degrees, crosses the axis at 180, is lowest at 270 and comes back to the axis at 360 degrees.',
      sheet: ACROSS,
    },
    [
      ...paper.figure,
      shape({
        id: 'curve',
        role: 'data',
        name: 'Sine',
        description: 'One wave: up, down, and up again.',
        geometry: paper.plot((degrees) => Math.sin((degrees * Math.PI) / 180), 0, 360, 0.25),
        line: LINES.strong,
        color: '#a03030',
      }),
      mark('highest', 'Highest point', 'At 90 degrees the sine is 1.', sign('disc', paper.at(90, 1))),
      mark('lowest', 'Lowest point', 'At 270 degrees the sine is minus 1.', sign('disc', paper.at(270, -1))),
    ],
    [heading('The sine wave'), ...paper.words],
  );
