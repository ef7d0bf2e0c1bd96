import { isRightToLeft } from '../letters/right-to-left.ts';
import type { Box, Marks } from '../page-marks.ts';
import type { Line } from '../page-words.ts';
import type { PageSize } from '../text/page-content.ts';
import type { PageFigure } from './figures/page-figure.ts';

/** Tells whether more than half of the letters on a page are read from right to left. */
export function isReadFromRight(lines: readonly Line[]): boolean {
  let letters = 0;
  let right = 0;
  for (const { text } of lines)
    for (const letter of text)
      if (isRightToLeft({ text: letter })) right += 1;
      else if (/\p{L}/u.test(letter)) letters += 1;
  return right > letters;
}

export function mirrorBox<B extends Box>(box: B, { width }: PageSize): B {
  return { ...box, left: width - box.right, right: width - box.left };
}

/** Mirrors a level line. Others keep their places, since their beginning says nothing about their sides. */
export function mirrorLine(line: Line, { width }: PageSize): Line {
  return { ...line, x: width - line.x - (Math.cos(line.angle) > 0.5 ? line.width : 0) };
}

export function mirrorMarks({ rules, shapes, areas, shadings, images }: Marks, size: PageSize): Marks {
  const mirror = <B extends Box>(boxes: readonly B[]): readonly B[] =>
    boxes.map((box) => mirrorBox(box, size));
  return {
    rules: mirror(rules),
    shapes: mirror(shapes),
    areas: mirror(areas),
    shadings: mirror(shadings),
    images: mirror(images),
  };
}

/** Mirrors the places of a figure, so that it is cut out where the page shows it. */
export function mirrorFigure(figure: PageFigure, size: PageSize): PageFigure {
  return { ...figure, box: mirrorBox(figure.box, size), drawn: mirrorBox(figure.drawn, size) };
}
