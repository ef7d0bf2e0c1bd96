import { type Drawn, findDrawn } from '../areas/drawn.ts';
import { findPalette, type Shade } from '../areas/palette.ts';
import { findLevelLines, type LevelLines } from '../charts/level-lines.ts';
import { type Course } from '../curves/course.ts';
import { boxOf, isClosed, isUprightRectangle, listPoints, measureCourse } from '../curves/forms.ts';
import type { Traced } from '../picture/trace.ts';
import type { Box, Pixels } from '../pixels/grid.ts';

/** A line or the outer edge of an area, with what its form says. */
export interface Form {
  readonly course: Course;
  readonly box: Box;
  readonly isClosed: boolean;
  readonly isRectangle: boolean;
  readonly length: number;
  readonly straight: number;
  readonly isArea: boolean;
}

/** What all kinds of pictures are told by. */
export interface Facts {
  readonly width: number;
  readonly height: number;
  readonly longer: number;
  readonly drawn: Drawn;
  /** Share of the picture that is not paper. */
  readonly density: number;
  readonly palette: readonly Shade[];
  readonly forms: readonly Form[];
  readonly levels: LevelLines;
  readonly print: Traced['print'];
  /** Forms of ink that are no larger than letters. */
  readonly small: readonly Box[];
  readonly traced: Traced;
}

const LETTER = 0.06;

export function measureFacts(picture: Pixels, traced: Traced): Facts {
  const { width, height } = picture;
  const drawn = findDrawn(picture);
  const longer = Math.max(width, height);
  const inked = drawn.forms.list.reduce((sum, { pixels }) => sum + pixels, 0);
  const small = drawn.forms.list
    .filter(({ box, pixels }) => pixels >= 6 && Math.max(box.width, box.height) <= LETTER * longer)
    .map(({ box }) => box);
  const lines = traced.lines.map(({ course }) => describeForm(course, false));
  const areas = traced.areas.flatMap(({ edges: [outer] }) => (outer ? [describeForm(outer, true)] : []));
  return {
    width,
    height,
    longer,
    drawn,
    density: inked / Math.max(1, width * height),
    palette: findPalette(picture),
    forms: [...lines, ...areas],
    levels: findLevelLines(drawn.ink),
    print: traced.print,
    small,
    traced,
  };
}

function describeForm(course: Course, isArea: boolean): Form {
  const { length, straight } = measureCourse(course);
  return {
    course,
    box: boxOf(listPoints(course)),
    isClosed: isClosed(course),
    isRectangle: isUprightRectangle(course) || fillsBox(course),
    length,
    straight,
    isArea,
  };
}

/** A share of its box, because the side of a bar may be traced with a slight bend at an axis. */
const FULL = 0.95;

function fillsBox(course: Course): boolean {
  const points = listPoints(course);
  const { width, height } = boxOf(points);
  const twice = points.reduce((sum, { x, y }, at) => {
    const to = points[(at + 1) % points.length] ?? { x, y };
    return sum + x * to.y - to.x * y;
  }, 0);
  return isClosed(course) && Math.abs(twice) / 2 > FULL * width * height;
}
