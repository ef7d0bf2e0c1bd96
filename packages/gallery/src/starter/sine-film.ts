import type { Drawing } from '@relievo/graphic/model';
import { arrowHead, listSteps, placeOnScale, type Scale, stepBehind } from '../build/axes.ts';
import { at, circle, pointAround, polyline, sign } from '../build/geometry.ts';
import { LINES, mark, shape } from '../build/items.ts';
import { createDrawing } from '../build/sheet.ts';

const M = at(72, 76);
const RADIUS = 52;
const AXIS: Scale = { from: 0, to: 360, start: 150, end: 290 };
/** Below the figure there is room for the words of the film. */
const SCREEN = {
  width: 320,
  height: 180,
  margins: { top: 10, right: 10, bottom: 10, left: 10 },
  braille: 'marburg-medium',
} as const;
function pointOnCurve(degrees: number) {
  return at(placeOnScale(AXIS, degrees), M.y - RADIUS * Math.sin((degrees * Math.PI) / 180));
}

/** One picture of the film in which a point runs around a circle and its height draws the sine. */
export function sineFrame(degrees: number): Drawing {
  const point = pointAround(M, RADIUS, degrees);
  const end = pointOnCurve(degrees);
  const past = [...listSteps(0, degrees, 3).map(pointOnCurve), end];
  return createDrawing(
    {
      id: 'sine-film',
      title: 'From the circle to the sine wave',
      description: `A point on a circle at ${degrees} degrees, and the sine up to there.`,
      sheet: SCREEN,
    },
    [
      shape({
        id: 'level',
        role: 'axis',
        name: 'Level of the middle',
        geometry: polyline(at(10, M.y), stepBehind(at(310, M.y), 0)),
      }),
      arrowHead('level-head', 'It goes on', at(310, M.y), 0),
      shape({ id: 'circle', role: 'outline', name: 'Circle', geometry: circle(M, RADIUS), line: LINES.thin }),
      shape({ id: 'radius', role: 'data', name: 'Radius', geometry: polyline(M, point), line: LINES.main }),
      shape({
        id: 'height',
        role: 'data',
        name: 'The same height',
        geometry: polyline(point, end),
        line: { style: 'dashed', width: 1 },
      }),
      ...(degrees > 0
        ? [shape({ id: 'sine', role: 'data', name: 'Sine', geometry: polyline(...past), line: LINES.strong })]
        : []),
      mark('point', 'Point on the circle', '', sign('disc', point, 8)),
      mark('pen', 'End of the curve', '', sign('disc', end, 8)),
    ],
  );
}
