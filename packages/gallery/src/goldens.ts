import type { Drawing } from '@relievo/graphic/model';
import { barChart } from './drawings/bar-chart.ts';
import { cell } from './drawings/cell.ts';
import { circuit } from './drawings/circuit.ts';
import { clock } from './drawings/clock.ts';
import { floorPlan } from './drawings/floor-plan.ts';
import { island } from './drawings/island.ts';
import { numberLine } from './drawings/number-line.ts';
import { parabola } from './drawings/parabola.ts';
import { staff } from './drawings/staff.ts';
import { triangleAndCircle } from './drawings/triangle-and-circle.ts';
import { water } from './drawings/water.ts';
import { worksheet } from './drawings/worksheet.ts';

/** One drawing, and the sheets of its key where it has any. */
export interface Golden {
  readonly name: string;
  readonly make: () => readonly [Drawing, ...Drawing[]];
}

function single(name: string, make: () => Drawing): Golden {
  return { name, make: () => [make()] };
}

/** What the product must get right, whole: drawings as teachers ask for them. */
export const GOLDENS: readonly Golden[] = [
  single('bar-chart', barChart),
  single('parabola', parabola),
  single('triangle-and-circle', triangleAndCircle),
  single('island', island),
  single('cell', cell),
  single('circuit', circuit),
  single('clock', clock),
  single('number-line', numberLine),
  single('floor-plan', floorPlan),
  single('staff', staff),
  single('water', water),
  {
    name: 'worksheet',
    make: () => {
      const { drawing, keySheets } = worksheet();
      return [drawing, ...keySheets];
    },
  },
];
