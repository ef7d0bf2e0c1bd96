import type { Drawing } from '@relievo/graphic/model';
import { at, polyline, sign } from '../../build/geometry.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { ACROSS, createDrawing } from '../../build/sheet.ts';
import { BESIDE, heading, label } from '../../build/words.ts';

const POINTS = [
  ['beginning', 'Beginning', 'Who it is about, where and when.', at(42, 160), 'above'],
  ['problem', 'problem', 'Something happens that changes everything.', at(100, 160), 'below'],
  ['climax', 'climax', 'The highest point: it is decided here.', at(165, 72), 'above'],
  ['solution', 'solution', 'What was tied in knots comes loose.', at(214, 160), 'below'],
  ['end', 'end', 'How things are now.', at(262, 160), 'above'],
] as const;

/** How tension rises and falls in a story (Freytag's pyramid). */
export function storyArc(): Drawing {
  return createDrawing(
    {
      id: 'story-arc',
      title: 'The arc of a story',
      description:
        'A line that starts flat at the beginning, rises from the problem to the climax, falls to the solution and runs flat to the end.',
      sheet: ACROSS,
    },
    [
      shape({
        id: 'arc',
        role: 'data',
        name: 'Tension',
        description: 'Flat, then up to the climax, then down, then flat.',
        geometry: polyline(...POINTS.map(([, , , point]) => point)),
        line: LINES.strong,
        color: '#a03030',
      }),
      ...POINTS.map(([id, name, description, point]) => mark(id, name, description, sign('disc', point))),
    ],
    [
      heading('The arc of a story'),
      ...POINTS.map(([id, name, , point, anchor]) =>
        label({
          id: `${id}-label`,
          print: name.toLowerCase(),
          labels: id,
          at: at(point.x, point.y + (anchor === 'above' ? -3 - BESIDE : 3 + BESIDE)),
          anchor,
        }),
      ),
    ],
  );
}
