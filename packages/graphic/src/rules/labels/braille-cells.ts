import { isCell } from '@relievo/braille';
import { countOf } from '@relievo/words';
import { isText } from '../../measure/kinds.ts';
import { nameProfile } from '../../profiles/name-profile.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { useMediumBraille } from '../repairs/braille.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const brailleCells: Rule = {
  id: 'braille_cells',
  row: 'braille cells are exact',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'error',
  source: citeSources('U'),
  measures: "characters that are no braille cell, and sheets whose braille is not the medium's: none",
  *faults({ parts, drawing, profile }) {
    const texts = parts.filter(isText).filter(({ item }) => item.braille);
    // On pins it is set by whole pins, whatever it was drawn for.
    if (texts.length > 0 && profile.medium !== 'pins' && drawing.sheet.braille !== profile.braille)
      yield {
        items: [],
        place: { x: 0, y: 0, width: drawing.sheet.width, height: drawing.sheet.height },
        measured: 1,
        required: 0,
        code: 'braille_size_wrong',
        parameters: { has: drawing.sheet.braille, medium: nameProfile(profile), needs: profile.braille },
      };
    for (const part of texts) {
      const wrong = [...(part.item.braille?.cells ?? '')].filter(
        (one) => one !== '\n' && !isCell(one),
      ).length;
      if (wrong === 0) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: wrong,
        required: 0,
        repairable: false,
        code: 'braille_characters_wrong',
        parameters: { item: subjectOf(part.item), count: countOf(wrong) },
      };
    }
  },
  mends: [useMediumBraille],
};
