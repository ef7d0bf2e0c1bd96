import type { Drawing } from '@relievo/graphic/model';
import { at, circle, ellipse, polyline, sign } from '../build/geometry.ts';
import { LINES, mark, shape } from '../build/items.ts';
import { createDrawing } from '../build/sheet.ts';
import { BESIDE, heading, label } from '../build/words.ts';

const DIGESTS = 'It digests what the cell has taken in.';
const FEEDS = 'It turns food into energy.';

/** Parts in a whole: labels inside it stand by their parts, and one comes in on a lead line. */
export function cell(): Drawing {
  return createDrawing(
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
        geometry: ellipse(at(105, 160), 85, 105),
        line: LINES.strong,
      }),
      shape({
        id: 'nucleus',
        role: 'area',
        name: 'Nucleus',
        description: 'It holds the genes.',
        geometry: circle(at(110, 146), 27),
        texture: 'dots-fine',
        color: '#7a5a00',
      }),
      shape({
        id: 'mitochondrion-1',
        role: 'area',
        name: 'Mitochondrion, above',
        description: FEEDS,
        geometry: ellipse(at(95, 88), 20, 11, -15),
        texture: 'lines-rising',
        color: '#a03030',
      }),
      shape({
        id: 'mitochondrion-2',
        role: 'area',
        name: 'Mitochondrion, below',
        description: FEEDS,
        geometry: ellipse(at(138, 214), 20, 11, 20),
        texture: 'lines-rising',
        color: '#a03030',
      }),
      shape({
        id: 'vacuole',
        role: 'outline',
        name: 'Vacuole',
        description: 'It stores water.',
        geometry: circle(at(78, 209), 16),
      }),
      mark('lysosome-1', 'Lysosome, upper right', DIGESTS, sign('disc', at(150, 95))),
      mark('lysosome-2', 'Lysosome, left', DIGESTS, sign('disc', at(50, 150))),
      mark('lysosome-3', 'Lysosome, right', DIGESTS, sign('disc', at(165, 178))),
      shape({
        id: 'lysosome-lead',
        role: 'lead-line',
        name: 'Lead line to the lysosome at the upper right',
        geometry: polyline(at(169, 57), at(153, 89)),
      }),
    ],
    [
      heading('An animal cell'),
      label({
        id: 'membrane-label',
        print: 'Membrane',
        labels: 'membrane',
        at: at(95, 54 - BESIDE),
        anchor: 'above',
      }),
      label({
        id: 'mitochondrion-label',
        print: 'Mitochondrion',
        labels: 'mitochondrion-1',
        at: at(102, 100.8 + BESIDE),
        anchor: 'below',
      }),
      label({
        id: 'nucleus-label',
        print: 'Nucleus',
        labels: 'nucleus',
        at: at(110, 173.75 + BESIDE),
        anchor: 'below',
      }),
      label({
        id: 'vacuole-label',
        print: 'Vacuole',
        labels: 'vacuole',
        at: at(80, 225.75 + BESIDE),
        anchor: 'below',
      }),
      label({
        id: 'lysosome-label',
        print: 'Lysosome',
        labels: 'lysosome-1',
        at: at(171, 56.65 - BESIDE),
        anchor: 'above',
      }),
    ],
  );
}
