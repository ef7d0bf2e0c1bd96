import { millimetres } from '@relievo/words';
import { isOver } from '../../measure/places.ts';
import { nameProfile } from '../../profiles/name-profile.ts';
import { MEDIA } from '../../profiles/profile.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

export const sheetSize: Rule = {
  id: 'sheet_size',
  row: 'the sheet fits the medium',
  media: MEDIA,
  severity: 'error',
  source: citeSources('R'),
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
        code: 'sheet_without_size',
        parameters: {},
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
        code: 'sheet_too_large',
        parameters: {
          width: millimetres(width),
          height: millimetres(height),
          medium: nameProfile(profile),
          mediumWidth: millimetres(profile.sheet.width),
          mediumHeight: millimetres(profile.sheet.height),
        },
      };
    const { top, right, bottom, left } = drawing.sheet.margins;
    if (left + right >= width || top + bottom >= height)
      yield {
        items: [],
        place,
        measured: Math.max(left + right, top + bottom),
        required: Math.min(width, height),
        code: 'margins_too_large',
        parameters: {},
      };
  },
};
