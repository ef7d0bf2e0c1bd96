import type { Drawing } from '../model/drawing.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Change } from './output.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export function sizeInWords({ width, height }: Size): string {
  return `${Math.round(width)} by ${Math.round(height)} mm`;
}

/** The page is the medium's, turned where only that fits; the drawing keeps its own size on it, from the top left. */
export function toPage(drawing: Drawing, { sheet, name }: Profile): Result<Drawing> {
  const page = [sheet, turnSize(sheet)].find((one) => doesHold(one, drawing.sheet));
  if (!page)
    return fail({
      code: 'sheet-too-large',
      message: `The drawing's sheet is ${sizeInWords(drawing.sheet)}, but ${name} takes ${sizeInWords(sheet)}. Fit the drawing to that sheet first.`,
    });
  return succeed({ ...drawing, sheet: { ...drawing.sheet, width: page.width, height: page.height } });
}

const SLACK = 0.5;
function turnSize({ width, height }: Size): Size {
  return { width: height, height: width };
}
function doesHold(page: Size, { width, height }: Size): boolean {
  return width <= page.width + SLACK && height <= page.height + SLACK;
}

export function pageTurned({ width }: Size, { sheet }: Profile, verb: string): readonly Change[] {
  return width === sheet.width
    ? []
    : [
        {
          code: 'page-turned',
          message: `The page lies across. Choose landscape when you ${verb} it.`,
          items: [],
        },
      ];
}
