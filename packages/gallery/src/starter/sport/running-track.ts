import type { Drawing, PathGeometry } from '@relievo/graphic/model';
import { arrowHead, stepBehind } from '../../build/axes.ts';
import { arc, at, polyline } from '../../build/geometry.ts';
import { LINES, shape } from '../../build/items.ts';
import { ACROSS, createDrawing } from '../../build/sheet.ts';
import { BESIDE, heading, label } from '../../build/words.ts';

const [WEST, EAST, MIDDLE] = [95, 202, 115];

/** Two straights and two half circles. */
function oval(radius: number): PathGeometry {
  const right = arc(at(EAST, MIDDLE), radius, -90, 90).subpaths[0];
  const left = arc(at(WEST, MIDDLE), radius, 90, 270).subpaths[0];
  const segments = [...(right?.segments ?? []), { to: at(WEST, MIDDLE - radius) }, ...(left?.segments ?? [])];
  return { type: 'path', subpaths: [{ start: at(EAST, MIDDLE + radius), segments, closed: true }] };
}

function lane(id: string, name: string, radius: number, line: (typeof LINES)[keyof typeof LINES]) {
  return shape({ id, role: 'outline', name, description: 'An oval.', geometry: oval(radius), line });
}

/** Where one starts, which way one runs and where the turns are. */
export function runningTrack(): Drawing {
  return createDrawing(
    {
      id: 'running-track',
      title: 'A running track with two lanes',
      description:
        'An oval with two lanes around a field. Start and finish are at the lower right; one runs against the clock: along the lower straight first, to the right, and around the right turn.',
      sheet: ACROSS,
    },
    [
      lane('outer', 'Outer edge', 68, LINES.strong),
      lane('between', 'Line between the lanes', 56, LINES.thin),
      lane('inner', 'Inner edge', 44, LINES.strong),
      shape({
        id: 'start',
        role: 'data',
        name: 'Start and finish',
        description: 'A line across both lanes of the lower straight.',
        geometry: polyline(at(150, MIDDLE + 45), at(150, MIDDLE + 67)),
        line: { style: 'solid', width: 2.5 },
      }),
      shape({
        id: 'way',
        role: 'data',
        name: 'Direction of running',
        description: 'To the right.',
        geometry: polyline(at(120, MIDDLE + 30), stepBehind(at(178, MIDDLE + 30), 0)),
        line: LINES.main,
      }),
      arrowHead('way-head', 'Runners go to the right here', at(178, MIDDLE + 30), 0, { height: 1 }),
    ],
    [
      heading('Running track'),
      label({ id: 'field', print: 'Field', at: at((WEST + EAST) / 2, MIDDLE - 10), anchor: 'middle' }),
      label({
        id: 'start-label',
        print: 'Start',
        labels: 'start',
        at: at(150, MIDDLE + 69 + BESIDE),
        anchor: 'below',
      }),
    ],
  );
}
