import { type Millimetres, millimetres } from '@relievo/words';
import type { Drawing } from '../model/drawing.ts';
import { fail, type Refuse, type Result, succeed } from '../model/result.ts';
import { nameProfile } from '../profiles/name-profile.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Change } from './output.ts';
import type { OutputReports } from './reports.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const refuse: Refuse<OutputReports> = fail;

/** Whole millimetres tell a size. */
export function roundedSize({ width, height }: Size): {
  readonly width: Millimetres;
  readonly height: Millimetres;
} {
  return { width: millimetres(Math.round(width)), height: millimetres(Math.round(height)) };
}

/** The page is the medium's, turned where only that fits; the drawing keeps its own size on it, from the top left. */
export function toPage(drawing: Drawing, profile: Profile): Result<Drawing> {
  const { sheet } = profile;
  const page = [sheet, turnSize(sheet)].find((one) => doesHold(one, drawing.sheet));
  if (!page)
    return refuse({
      code: 'sheet_larger_than_medium',
      parameters: {
        sheet: roundedSize(drawing.sheet),
        medium: nameProfile(profile),
        takes: roundedSize(sheet),
      },
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

export function pageTurned(
  { width }: Size,
  { sheet }: Profile,
  on: 'printer' | 'embosser',
): readonly Change<OutputReports>[] {
  return width === sheet.width ? [] : [{ code: 'page_turned', parameters: { on }, items: [] }];
}
