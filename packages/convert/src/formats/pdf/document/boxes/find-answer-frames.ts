import { doMeet, widen } from '../../boxes.ts';
import type { Box, Marks, Rule } from '../../page-marks.ts';
import type { PageSize } from '../../text/page-content.ts';
import { boxOfRow, type PageTable } from '../../text/page-table.ts';
import type { Row } from '../../text/rows.ts';
import { boxOf, groupTouching } from '../../text/ruled-tables.ts';
import { isFrame } from './find-text-boxes.ts';

/** An empty frame of a page, in which a learner writes or draws. */
export interface AnswerFrame {
  readonly rules: readonly Rule[];
  /** They are level and as wide as the frame, one for each line that has room in it. */
  readonly lines: readonly Rule[];
}

/** Points: a smaller frame is a box to tick or a part of a drawing. */
const MIN_WIDTH = 120;
const MIN_HEIGHT = 24;
/** Points from one line of handwriting to the next. */
const STEP = 24;
const MAX_LINES = 20;
const MAX_HEIGHT = 0.7;
/** Points between a frame and a drawing beside it. */
const NEAR = 3;

interface Page {
  readonly rows: readonly Row[];
  readonly tables: readonly PageTable[];
  readonly size: PageSize;
}

/** Finds frames with nothing in them and nothing drawn beside them. */
export function findAnswerFrames(marks: Marks, { rows, tables, size }: Page): readonly AnswerFrame[] {
  const { rules, shapes, areas, shadings, images } = marks;
  const full = [...rows.map(boxOfRow), ...tables.map(({ box }) => box)];
  return groupTouching(rules).flatMap((group): readonly AnswerFrame[] => {
    const box = boxOf(group);
    const isOfSize =
      box.right - box.left >= MIN_WIDTH &&
      box.top - box.bottom >= MIN_HEIGHT &&
      box.top - box.bottom < MAX_HEIGHT * size.height;
    if (!isOfSize || group.length > SIDES || !isFrame(group)) return [];
    const others = [
      ...rules.filter((rule) => !group.includes(rule)),
      ...shapes,
      ...areas,
      ...shadings,
      ...images,
    ];
    if (others.some((one) => doMeet(widen(box, NEAR), one)) || full.some((one) => doMeet(box, one)))
      return [];
    return [{ rules: group, lines: layLines(box) }];
  });
}

const SIDES = 4;

function layLines({ left, right, bottom, top }: Box): readonly Rule[] {
  const count = Math.min(MAX_LINES, Math.max(1, Math.floor((top - bottom) / STEP)));
  const step = (top - bottom) / count;
  return Array.from({ length: count }, (_, at): Rule => {
    const y = top - step * (at + 0.75);
    return { left, right, bottom: y, top: y, isLevel: true };
  });
}
