import { msg } from '@lingui/core/macro';
import { findFreePlace } from '@relievo/graphic/editing/asking';
import {
  createAngleMark,
  createArc,
  createArrow,
  createAxis,
  createCurve,
  createDimension,
  createEllipse,
  createGrid,
  createLeadLine,
  createNumberLine,
  createPolyline,
  createRectangle,
  createRegularPolygon,
  createSymbol,
  createTriangle,
} from '@relievo/graphic/editing/shapes';
import type { Item, Point } from '@relievo/graphic/model';
import { SYMBOL_SIZES } from '@relievo/graphic/set';
import {
  ArrowUpRight,
  Circle,
  Grid3x3,
  Hexagon,
  Minus,
  MoveHorizontal,
  MoveRight,
  Rainbow,
  RectangleHorizontal,
  Ruler,
  Slash,
  Star,
  Triangle,
  TriangleRight,
  Waves,
} from 'lucide-react';
import type { Command } from '../../../lib/commands/command.ts';
import type { Editor } from '../state/editor.ts';

/** As large as a shape is that fingers go around in one movement. */
const SIZE = { width: 40, height: 30 };
/** Wide enough for a fingertip to feel the bow. */
const ANGLE_MARK = 12;

interface Kind {
  readonly name: string;
  readonly label: Command['label'];
  readonly icon: NonNullable<Command['icon']>;
  readonly keys?: string;
  readonly create: (at: Point) => Item | null;
}

const KINDS: readonly Kind[] = [
  {
    name: 'add-rectangle',
    label: msg`Add a rectangle`,
    icon: RectangleHorizontal,
    keys: 'Alt+Shift+R',
    create: (at) => createRectangle(at, SIZE.width, SIZE.height),
  },
  {
    name: 'add-ellipse',
    label: msg`Add an ellipse`,
    icon: Circle,
    keys: 'Alt+Shift+E',
    create: (at) => createEllipse(at, SIZE.width, SIZE.height),
  },
  {
    name: 'add-triangle',
    label: msg`Add a triangle`,
    icon: Triangle,
    keys: 'Alt+Shift+T',
    create: (at) => createTriangle(at, SIZE.width, SIZE.height),
  },
  {
    name: 'add-polygon',
    label: msg`Add a hexagon`,
    icon: Hexagon,
    keys: 'Alt+Shift+H',
    create: (at) => createRegularPolygon(at, SIZE.width, SIZE.height, 6),
  },
  {
    name: 'add-line',
    label: msg`Add a line`,
    icon: Minus,
    keys: 'Alt+Shift+L',
    create: ({ x, y }) =>
      createPolyline(
        [
          { x, y: y + SIZE.height / 2 },
          { x: x + SIZE.width, y: y + SIZE.height / 2 },
        ],
        false,
      ),
  },
  {
    name: 'add-arrow',
    label: msg`Add an arrow`,
    icon: ArrowUpRight,
    keys: 'Alt+Shift+A',
    create: ({ x, y }) =>
      createArrow({ x, y: y + SIZE.height / 2 }, { x: x + SIZE.width, y: y + SIZE.height / 2 }),
  },
  {
    name: 'add-curve',
    label: msg`Add a curve`,
    icon: Waves,
    keys: 'Alt+Shift+V',
    create: ({ x, y }) =>
      createCurve({ x, y: y + SIZE.height / 2 }, { x: x + SIZE.width, y: y + SIZE.height / 2 }),
  },
  {
    name: 'add-arc',
    label: msg`Add an arc`,
    icon: Rainbow,
    keys: 'Alt+Shift+Q',
    create: ({ x, y }) => createArc({ x: x + SIZE.width / 2, y: y + SIZE.width / 2 }, SIZE.width / 2, 0, 180),
  },
  {
    name: 'add-angle-mark',
    label: msg`Add an angle mark`,
    icon: TriangleRight,
    keys: 'Alt+Shift+G',
    create: ({ x, y }) => createAngleMark({ x, y: y + ANGLE_MARK }, ANGLE_MARK, 0, 90),
  },
  {
    name: 'add-dimension',
    label: msg`Add a dimension`,
    icon: MoveHorizontal,
    keys: 'Alt+Shift+Y',
    create: ({ x, y }) => createDimension({ x, y: y + 5 }, { x: x + SIZE.width, y: y + 5 }),
  },
  {
    name: 'add-lead-line',
    label: msg`Add a lead line`,
    icon: Slash,
    keys: 'Alt+Shift+F',
    create: ({ x, y }) => createLeadLine({ x, y: y + SIZE.height }, { x: x + SIZE.width / 2, y }),
  },
  {
    name: 'add-axis',
    label: msg`Add an axis`,
    icon: MoveRight,
    keys: 'Shift+F5',
    create: ({ x, y }) =>
      createAxis({ x, y: y + SIZE.height / 2 }, { x: x + SIZE.width, y: y + SIZE.height / 2 }),
  },
  {
    name: 'add-grid',
    label: msg`Add a grid`,
    icon: Grid3x3,
    keys: 'Shift+F12',
    create: (at) => createGrid(at, 4, 3, 10),
  },
  {
    name: 'add-number-line',
    label: msg`Add a number line`,
    icon: Ruler,
    keys: 'Shift+F1',
    create: ({ x, y }) => createNumberLine({ x: x + 5, y: y + SIZE.height / 2 }, 3, 10),
  },
  {
    name: 'add-symbol',
    label: msg`Add a point symbol`,
    icon: Star,
    keys: 'Alt+Shift+P',
    create: ({ x, y }) =>
      createSymbol({ x: x + SIZE.width / 2, y: y + SIZE.height / 2 }, 'disc', SYMBOL_SIZES.swell),
  },
];

/** Each puts a shape where there is room for it; where exactly is said, and changed in its fields. */
export function createDrawCommands(editor: Editor): readonly Command[] {
  return KINDS.map(({ create, ...kind }) => ({
    ...kind,
    group: 'draw',
    perform: () => {
      const { drawing } = editor.store.get().history;
      const item = create(findFreePlace(drawing, SIZE.width, SIZE.height));
      if (item) editor.perform({ do: 'add', items: [item] });
    },
  }));
}
