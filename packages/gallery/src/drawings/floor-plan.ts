import type { Drawing, Item, Point } from '@relievo/graphic/model';
import { at, box, circle, polyline, sign } from '../build/geometry.ts';
import { LINES, mark, shape } from '../build/items.ts';
import { createDrawing } from '../build/sheet.ts';
import { BESIDE, heading, label } from '../build/words.ts';

function wall(id: string, name: string, ...points: readonly Point[]): Item {
  return shape({ id, role: 'outline', name, geometry: polyline(...points), line: LINES.strong });
}

const [LEFT, RIGHT, TOP, FOOT] = [20, 190, 40, 250];
const HALL = { top: 130, foot: 165 };

/** Walls thick, doors as openings, little furniture: what one needs to find the way. */
export function floorPlan(): Drawing {
  return createDrawing(
    {
      id: 'floor-plan',
      title: 'Floor plan of a flat',
      description:
        'The door of the flat is on the left and leads into the hall. Above the hall lie the kitchen and the bath, below it the bedroom and the living room.',
    },
    [
      wall(
        'outer-upper',
        'Outer wall, from the door around the kitchen and the bath',
        at(LEFT, HALL.top + 8),
        at(LEFT, TOP),
        at(RIGHT, TOP),
        at(RIGHT, HALL.top),
      ),
      wall(
        'outer-lower',
        'Outer wall, around the living room and the bedroom',
        at(RIGHT, HALL.top),
        at(RIGHT, FOOT),
        at(LEFT, FOOT),
        at(LEFT, HALL.foot - 8),
      ),
      wall('kitchen-wall', 'Wall between hall and kitchen', at(LEFT, HALL.top), at(62, HALL.top)),
      wall('kitchen-bath', 'Walls between kitchen, bath and hall', at(84, HALL.top), at(134, HALL.top)),
      wall('bath-wall', 'Wall between hall and bath', at(156, HALL.top), at(RIGHT, HALL.top)),
      wall('between-upper', 'Wall between kitchen and bath', at(115, TOP), at(115, HALL.top)),
      wall('bedroom-wall', 'Wall between hall and bedroom', at(LEFT, HALL.foot), at(40, HALL.foot)),
      wall(
        'bedroom-living',
        'Walls between bedroom, living room and hall',
        at(62, HALL.foot),
        at(120, HALL.foot),
      ),
      wall('living-wall', 'Wall between hall and living room', at(142, HALL.foot), at(RIGHT, HALL.foot)),
      wall('between-lower', 'Wall between bedroom and living room', at(95, HALL.foot), at(95, FOOT)),
      mark(
        'entrance',
        'Door of the flat',
        'One comes in here, into the hall.',
        sign('triangle', at(28, 147.5), 8),
      ),
      shape({
        id: 'table',
        role: 'outline',
        name: 'Kitchen table',
        description: 'Round, in the middle of the kitchen.',
        geometry: circle(at(66, 92), 14),
        line: LINES.thin,
      }),
      shape({
        id: 'tub',
        role: 'area',
        name: 'Bath tub',
        description: 'Along the wall, with waves in it.',
        geometry: box(128, 48, 52, 24),
        texture: 'waves',
        line: LINES.thin,
        color: '#1f5f8b',
      }),
      shape({
        id: 'bed',
        role: 'area',
        name: 'Bed',
        description: 'Along the left wall of the bedroom.',
        geometry: box(28, 196, 36, 46),
        texture: 'dots-fine',
        line: LINES.thin,
        color: '#7a5a00',
      }),
      shape({
        id: 'sofa',
        role: 'area',
        name: 'Sofa',
        description: 'At the lower wall of the living room.',
        geometry: box(115, 218, 60, 24),
        texture: 'dots-fine',
        line: LINES.thin,
        color: '#7a5a00',
      }),
    ],
    [
      heading('Plan of a flat'),
      label({ id: 'kitchen', print: 'Kitchen', at: at(66, 60), anchor: 'middle' }),
      label({ id: 'bath', print: 'Bath', at: at(152, 96), anchor: 'middle' }),
      label({ id: 'hall', print: 'Hall', at: at(105, 147.5), anchor: 'middle' }),
      label({ id: 'bedroom', print: 'Bedroom', at: at(57, 182), anchor: 'middle' }),
      label({ id: 'living-room', print: 'Living\nroom', at: at(145, 192), anchor: 'middle' }),
      label({
        id: 'table-label',
        print: 'Table',
        labels: 'table',
        at: at(66, 106.5 + BESIDE),
        anchor: 'below',
      }),
      label({ id: 'door', print: 'Door', labels: 'entrance', at: at(32 + BESIDE, 147.5), anchor: 'right' }),
    ],
  );
}
