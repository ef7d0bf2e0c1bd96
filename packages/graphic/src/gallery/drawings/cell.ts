import { placeLabels } from '../../labels/place.ts';
import type { Drawing } from '../../model/drawing.ts';
import { knownProfile } from '../../rules/profiles/profiles.ts';
import { at, circle, ellipse, sign } from '../build/geometry.ts';
import { LINES, mark, shape } from '../build/items.ts';
import { drawn } from '../build/sheet.ts';
import { heading, plainBraille } from '../build/words.ts';

const figure = drawn(
  {
    id: 'cell',
    title: 'An animal cell',
    description:
      'The membrane runs around everything. The nucleus lies in the middle; around it lie two mitochondria, a vacuole and three lysosomes.',
  },
  [
    shape({
      id: 'membrane',
      role: 'outline',
      name: 'Membrane',
      description: 'The skin of the cell.',
      geometry: ellipse(at(105, 160), 70, 92),
      line: LINES.strong,
    }),
    shape({
      id: 'nucleus',
      role: 'area',
      name: 'Nucleus',
      description: 'It holds the genes.',
      geometry: circle(at(108, 152), 27),
      texture: 'dots-fine',
      color: '#7a5a00',
    }),
    shape({
      id: 'mitochondrion-1',
      role: 'area',
      name: 'Mitochondrion, above',
      description: 'It turns food into energy.',
      geometry: ellipse(at(88, 97), 20, 11, -15),
      texture: 'lines-rising',
      color: '#a03030',
    }),
    shape({
      id: 'mitochondrion-2',
      role: 'area',
      name: 'Mitochondrion, below',
      description: 'It turns food into energy.',
      geometry: ellipse(at(127, 217), 20, 11, 20),
      texture: 'lines-rising',
      color: '#a03030',
    }),
    shape({
      id: 'vacuole',
      role: 'outline',
      name: 'Vacuole',
      description: 'It stores water.',
      geometry: circle(at(78, 206), 16),
    }),
    mark(
      'lysosome-1',
      'Lysosome, upper right',
      'It digests what the cell has taken in.',
      sign('disc', at(143, 108)),
    ),
    mark('lysosome-2', 'Lysosome, left', 'It digests what the cell has taken in.', sign('disc', at(56, 150))),
    mark(
      'lysosome-3',
      'Lysosome, right',
      'It digests what the cell has taken in.',
      sign('disc', at(157, 185)),
    ),
  ],
  [heading('An animal cell')],
);

/** Labels find their own places: beside, by a lead line, or by the key. */
export const cell = (): Drawing =>
  placeLabels(
    figure,
    [
      { id: 'membrane-label', print: 'Membrane', target: { item: 'membrane' } },
      { id: 'nucleus-label', print: 'Nucleus', target: { item: 'nucleus' } },
      { id: 'mitochondrion-label', print: 'Mitochondrion', target: { item: 'mitochondrion-1' } },
      { id: 'vacuole-label', print: 'Vacuole', target: { item: 'vacuole' } },
      { id: 'lysosome-label', print: 'Lysosome', target: { item: 'lysosome-1' } },
    ],
    knownProfile('swell-a4'),
    plainBraille,
  ).drawing;
