import type { Drawing } from '@relievo/graphic/model';
import { at, polyline, sign } from '../../build/geometry.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { ACROSS, createDrawing } from '../../build/sheet.ts';
import { BESIDE, heading, label } from '../../build/words.ts';

const VANISHING = at(148, 80);
const FOOT = 190;
/** Depths: how far from the viewer to the vanishing point, as a share. */
const POLES = [0, 0.42, 0.66] as const;
/** The poles stand between two rails, which begin at these heights. */
const RAILS = { x: 252, top: 100, foot: 186 } as const;
const FENCE_END = 0.72;
function pointTowards(x: number, y: number, share: number) {
  return at(x + (VANISHING.x - x) * share, y + (VANISHING.y - y) * share);
}

/** Things farther away are smaller, and parallel lines meet in one point. */
export function perspective(): Drawing {
  return createDrawing(
    {
      id: 'perspective',
      title: 'A road in one-point perspective',
      description:
        'A flat horizon. Both edges of a road start far apart at the lower edge and run together at one point on the horizon. On the right stands a fence of three poles between two rails: the rails run together towards the same point, so the poles grow shorter the farther away they stand.',
      sheet: ACROSS,
    },
    [
      shape({
        id: 'horizon',
        role: 'outline',
        name: 'Horizon',
        description: 'Where the ground seems to end.',
        geometry: polyline(at(25, VANISHING.y), at(272, VANISHING.y)),
        line: LINES.thin,
      }),
      shape({
        id: 'road-left',
        role: 'data',
        name: 'Left edge of the road',
        description: 'It runs up to the vanishing point.',
        geometry: polyline(at(60, FOOT), pointTowards(60, FOOT, 0.9)),
        line: LINES.strong,
      }),
      shape({
        id: 'road-right',
        role: 'data',
        name: 'Right edge of the road',
        description: 'It runs up to the vanishing point.',
        geometry: polyline(at(190, FOOT), pointTowards(190, FOOT, 0.9)),
        line: LINES.strong,
      }),
      ...POLES.map((share, index) =>
        shape({
          id: `pole-${index + 1}`,
          role: 'data',
          name: `Pole ${index + 1} of 3`,
          description: index === 0 ? 'The nearest and tallest.' : 'Farther away and shorter.',
          geometry: polyline(
            pointTowards(RAILS.x, RAILS.foot, share),
            pointTowards(RAILS.x, RAILS.top, share),
          ),
          line: LINES.main,
        }),
      ),
      ...(['top', 'foot'] as const).map((rail) =>
        shape({
          id: `rail-${rail}`,
          role: 'data',
          name: rail === 'top' ? 'Upper rail of the fence' : 'Lower rail of the fence',
          description: 'It runs towards the vanishing point, as the road does.',
          geometry: polyline(at(RAILS.x, RAILS[rail]), pointTowards(RAILS.x, RAILS[rail], FENCE_END)),
          line: LINES.thin,
        }),
      ),
      mark('vanishing', 'Vanishing point', 'All lines of the road lead here.', sign('disc', VANISHING)),
    ],
    [
      heading('A road in perspective'),
      label({
        id: 'vanishing-label',
        print: 'vanishing point',
        labels: 'vanishing',
        at: at(VANISHING.x, VANISHING.y - 3 - BESIDE),
        anchor: 'above',
      }),
      label({ id: 'road', print: 'road', at: at(128, 176), anchor: 'middle' }),
    ],
  );
}
