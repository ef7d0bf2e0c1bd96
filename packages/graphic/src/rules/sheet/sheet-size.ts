import { isOver } from '../../measure/places.ts';
import { MEDIA } from '../../profiles/profile.ts';
import type { Rule } from '../rule/rule.ts';
import { cite } from '../rule/sources.ts';
import { mm } from '../rule/words.ts';

export const sheetSize: Rule = {
  id: 'sheet-size',
  row: 'the sheet fits the medium',
  media: MEDIA,
  severity: 'error',
  source: cite('R'),
  measures: 'millimetres of the longer excess of the sheet over the medium, turned as it fits better',
  *faults({ drawing, profile }) {
    const { width, height } = drawing.sheet;
    const place = { x: 0, y: 0, width, height };
    if (!(width > 0 && height > 0 && Number.isFinite(width + height))) {
      yield {
        items: [],
        place: { x: 0, y: 0, width: 0, height: 0 },
        measured: 0,
        required: 1,
        message: 'The sheet has no size, so nothing can be put on it. Give it a width and a height.',
      };
      return;
    }
    const long = Math.max(profile.sheet.width, profile.sheet.height);
    const short = Math.min(profile.sheet.width, profile.sheet.height);
    const excess = Math.max(Math.max(width, height) - long, Math.min(width, height) - short);
    if (isOver(excess, 0.5))
      yield {
        items: [],
        place,
        measured: excess,
        required: 0,
        message: `The sheet is ${mm(width)} by ${mm(height)}, but ${profile.name} holds ${mm(profile.sheet.width)} by ${mm(profile.sheet.height)}. Fit the drawing to the sheet.`,
      };
    const { top, right, bottom, left } = drawing.sheet.margins;
    if (left + right >= width || top + bottom >= height)
      yield {
        items: [],
        place,
        measured: Math.max(left + right, top + bottom),
        required: Math.min(width, height),
        message: 'The margins leave nothing of the sheet. Make them smaller.',
      };
  },
};
