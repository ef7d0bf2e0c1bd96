import type { Drawing, PathGeometry } from '@relievo/graphic/model';
import { arc, at, pointAround, sign } from '../../build/geometry.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { createDrawing } from '../../build/sheet.ts';
import { BESIDE, heading, label } from '../../build/words.ts';

const CENTER = at(58, 232);
/** Kilometres from the centre (USGS, The Interior of the Earth). */
const KM = { inner: 1220, outer: 3480, whole: 6371 };
const SCALE = 138 / KM.whole;

/** A quarter of a ring. */
function quarter(from: number, to: number): PathGeometry {
  const [out] = arc(CENTER, to * SCALE, 0, 90).subpaths;
  const [back] = arc(CENTER, from * SCALE, 90, 0).subpaths;
  return {
    type: 'path',
    subpaths: [
      {
        start: pointAround(CENTER, to * SCALE, 0),
        segments: [
          ...(out?.segments ?? []),
          { to: pointAround(CENTER, from * SCALE, 90) },
          ...(from > 0 ? (back?.segments ?? []) : []),
        ],
        closed: true,
      },
    ],
  };
}

/** A quarter of the Earth, cut open, to scale. */
export function earthLayers(): Drawing {
  return createDrawing(
    {
      id: 'earth-layers',
      title: 'The layers of the Earth',
      description:
        'A quarter of the Earth, its centre at the lower left. From there outwards: the inner core with lines, the outer core with dots, the broad mantle without texture and the crust, which is only the thick line around it.',
    },
    [
      shape({
        id: 'inner-core',
        role: 'area',
        name: 'Inner core',
        description: 'Solid iron, to 1220 km from the centre.',
        geometry: quarter(0, KM.inner),
        texture: 'lines-rising',
        line: LINES.thin,
        color: '#7a5a00',
      }),
      shape({
        id: 'outer-core',
        role: 'area',
        name: 'Outer core',
        description: 'Liquid iron, to 3480 km from the centre.',
        geometry: quarter(KM.inner, KM.outer),
        texture: 'dots-coarse',
        line: LINES.thin,
        color: '#a03030',
      }),
      shape({
        id: 'mantle',
        role: 'area',
        name: 'Mantle',
        description: 'Hot rock that flows slowly, nearly to the surface.',
        geometry: quarter(KM.outer, KM.whole),
        line: LINES.thin,
      }),
      shape({
        id: 'crust',
        role: 'outline',
        name: 'Crust',
        description: 'As thin as this line; the surface is 6371 km from the centre.',
        geometry: arc(CENTER, KM.whole * SCALE, 0, 90),
        line: LINES.strong,
      }),
      mark('centre', 'Centre of the Earth', 'Distances are measured from here.', sign('disc', CENTER)),
    ],
    [
      heading('Layers of the Earth'),
      label({
        id: 'mantle-label',
        print: 'mantle',
        labels: 'mantle',
        at: pointAround(CENTER, ((KM.outer + KM.whole) / 2) * SCALE, 45),
        anchor: 'middle',
      }),
      label({
        id: 'inner-core-label',
        print: 'inner core',
        labels: 'inner-core',
        at: at(CENTER.x + 24, CENTER.y + 0.5 + BESIDE),
        anchor: 'below',
      }),
      label({
        id: 'outer-core-label',
        print: 'outer\ncore',
        labels: 'outer-core',
        at: at(CENTER.x - 0.5 - BESIDE, CENTER.y - ((KM.inner + KM.outer) / 2) * SCALE),
        anchor: 'left',
      }),
      label({
        id: 'crust-label',
        print: 'crust',
        labels: 'crust',
        at: pointAround(CENTER, KM.whole * SCALE + 3.5 + BESIDE, 60),
        anchor: 'right',
      }),
    ],
  );
}
