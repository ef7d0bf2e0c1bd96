import type { Drawing } from '../../model/drawing.ts';
import { readScript } from '../script/read.ts';
import { quoteWords } from '../script/tokens.ts';

/** What a drawing may begin with, in the order in which it is offered. */
export const TEMPLATE_NAMES = [
  'empty',
  'coordinate-plane',
  'number-line',
  'fraction-strips',
  'chart-frame',
  'geometry-set',
  'map-outline',
  'clock',
  'circuit',
  'cell',
  'floor-plan',
  'music-staff',
] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

// A4: 190 by 277 mm between the margins. Lines that carry meaning are 1.5 mm wide, helping lines 0.7 (TU Dresden
// quality criteria), and what stands side by side has 6 mm and more between.

const LINE = 'line solid 1.5';
const AXIS = 'role axis line solid 1.5';
const GRID = 'role grid line solid 0.7';
const TICK = 'role tick line solid 1';

const SCRIPTS: Readonly<Record<TemplateName, () => readonly string[]>> = {
  empty: () => [],
  'coordinate-plane': () => [
    'group grid role grid name "Grid"',
    ...steps(-5, 5)
      .filter((step) => step !== 0)
      .flatMap((step) => [
        `  path from ${105 + 15 * step}, 65 to ${105 + 15 * step}, 225 ${GRID}`,
        `  path from 25, ${145 + 15 * step} to 185, ${145 + 15 * step} ${GRID}`,
      ]),
    `path x-axis name "x axis" from 22, 145 to 188, 145 ${AXIS}`,
    `path y-axis name "y axis" from 105, 62 to 105, 228 ${AXIS}`,
  ],
  'number-line': () => [
    `path line-of-numbers name "Number line" from 20, 150 to 190, 150 ${AXIS}`,
    'group ticks role tick name "Ticks"',
    ...steps(0, 10).map((step) => `  path from ${30 + 15 * step}, 145 to ${30 + 15 * step}, 155 ${TICK}`),
  ],
  'fraction-strips': () =>
    [1, 2, 3, 4].flatMap((parts, row) => [
      `group strip-${parts} name ${quoteWords(parts === 1 ? 'One whole' : `${parts} parts of the whole`)}`,
      `  rectangle at 21, ${50 + 50 * row} size 168 by 25 ${LINE}`,
      ...steps(1, parts - 1).map(
        (step) =>
          `  path from ${21 + (168 * step) / parts}, ${50 + 50 * row} to ${21 + (168 * step) / parts}, ${75 + 50 * row} ${LINE}`,
      ),
    ]),
  'chart-frame': () => [
    `path x-axis name "x axis" from 35, 220 to 185, 220 ${AXIS}`,
    `path y-axis name "y axis" from 35, 80 to 35, 220 ${AXIS}`,
    'group ticks role tick name "Ticks"',
    ...steps(1, 6).map((step) => `  path from 30, ${220 - 20 * step} to 40, ${220 - 20 * step} ${TICK}`),
  ],
  'geometry-set': () => [
    `path triangle name "Triangle" from 60, 50 to 90, 100 to 30, 100 close ${LINE}`,
    `rectangle square name "Square" at 120, 50 size 50 by 50 ${LINE}`,
    `ellipse circle name "Circle" center 60, 155 radii 27 by 27 ${LINE}`,
    `path hexagon name "Hexagon" from 131, 132 to 159, 132 to 173, 156 to 159, 180 to 131, 180 to 117, 156 close ${LINE}`,
  ],
  'map-outline': () => [
    `path land name "Outline of the land" from 50, 70 curve 80, 50 120, 55 150, 70 curve 185, 90 180, 130 170, 160 curve 160, 200 130, 230 95, 225 curve 55, 220 30, 180 35, 140 curve 38, 110 35, 90 50, 70 close ${LINE}`,
    `path river name "River" from 90, 100 curve 110, 125 90, 150 105, 180 ${LINE}`,
    'symbol town name "Town" as disc at 135, 120',
  ],
  clock: () => [
    `ellipse face name "Clock face" center 105, 148 radii 75 by 75 ${LINE}`,
    'group hours role tick name "Hours"',
    ...steps(1, 12).map((hour) => {
      const angle = (hour / 6) * Math.PI - Math.PI / 2;
      const at = (radius: number) =>
        `${(105 + radius * Math.cos(angle)).toFixed(2)}, ${(148 + radius * Math.sin(angle)).toFixed(2)}`;
      return `  path from ${at(hour % 3 === 0 ? 57 : 65)} to ${at(75)} ${TICK}`;
    }),
    `path hour-hand name "Hour hand" from 105, 148 to 105, 108 line solid 2.5`,
    `path minute-hand name "Minute hand" from 105, 148 to 150, 148 ${LINE}`,
  ],
  circuit: () => [
    `path upper-wire name "Wire from battery to lamp" from 95, 90 to 40, 90 to 40, 200 to 87, 200 ${LINE}`,
    `path lower-wire name "Wire from lamp to battery" from 115, 90 to 170, 90 to 170, 200 to 123, 200 ${LINE}`,
    `path long-plate name "Plus of the battery" from 95, 75 to 95, 105 ${LINE}`,
    `path short-plate name "Minus of the battery" from 115, 82 to 115, 98 line solid 2.5`,
    `ellipse lamp name "Lamp" center 105, 200 radii 18 by 18 ${LINE}`,
  ],
  cell: () => [
    `ellipse membrane name "Cell membrane" center 105, 148 radii 80 by 60 ${LINE}`,
    `ellipse nucleus name "Nucleus" center 90, 140 radii 22 by 20 ${LINE} texture lines-rising`,
    `ellipse vacuole name "Vacuole" center 145, 165 radii 18 by 14 ${LINE}`,
  ],
  'floor-plan': () => [
    `path walls name "Outer walls" from 90, 220 to 30, 220 to 30, 80 to 180, 80 to 180, 220 to 110, 220 ${LINE}`,
    `path inner-wall name "Wall between the rooms" from 105, 80 to 105, 140 ${LINE}`,
    `path second-wall name "Wall of the hall" from 30, 165 to 85, 165 ${LINE}`,
  ],
  'music-staff': () =>
    steps(0, 4).map(
      (step) =>
        `path line-${step + 1} name ${quoteWords(`Line ${5 - step}`)} from 20, ${130 + 9 * step} to 190, ${130 + 9 * step} role outline line solid 1`,
    ),
};

function steps(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** A new drawing on A4. A template is written in the language of the text form, as an author would write it. */
export function createFromTemplate(name: TemplateName, title: string): Drawing {
  const lines = SCRIPTS[name]().map((line) => `  ${line}`);
  const script = [`drawing ${quoteWords(title)} language en`, 'layer "Drawing"', ...lines].join('\n');
  const read = readScript(script);
  if (!read.ok) throw new Error(`The template ${name} is no drawing.`);
  return read.value.drawing;
}
