import type { Drawing } from '../model/drawing.ts';
import { failure, type Result, success } from '../model/result.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Change } from './output.ts';

type Size = { readonly width: number; readonly height: number };

export const sizeInWords = ({ width, height }: Size): string =>
  `${Math.round(width)} by ${Math.round(height)} mm`;

/** The page is the medium's, turned where only that fits; the drawing keeps its own size on it, from the top left. */
export const toPage = (drawing: Drawing, { sheet, name }: Profile): Result<Drawing> => {
  const page = [sheet, turned(sheet)].find((one) => holds(one, drawing.sheet));
  if (!page)
    return failure({
      code: 'sheet-too-large',
      message: `The drawing's sheet is ${sizeInWords(drawing.sheet)}, but ${name} takes ${sizeInWords(sheet)}. Fit the drawing to that sheet first.`,
    });
  return success({ ...drawing, sheet: { ...drawing.sheet, width: page.width, height: page.height } });
};

const SLACK = 0.5;
const turned = ({ width, height }: Size): Size => ({ width: height, height: width });
const holds = (page: Size, { width, height }: Size): boolean =>
  width <= page.width + SLACK && height <= page.height + SLACK;

export const pageTurned = ({ width }: Size, { sheet }: Profile, verb: string): readonly Change[] =>
  width === sheet.width
    ? []
    : [
        {
          code: 'page-turned',
          message: `The page lies across. Choose landscape when you ${verb} it.`,
          items: [],
        },
      ];
