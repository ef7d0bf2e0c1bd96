import { MEDIA } from '../../profiles/profile.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

export const languageMissing: Rule = {
  id: 'language_missing',
  row: 'the language of the texts is known',
  media: MEDIA,
  severity: 'error',
  source: citeSources('W'),
  measures: 'languages that the drawing states: at least one',
  *faults({ drawing }) {
    const { language, sheet } = drawing;
    if (/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(language)) return;
    yield {
      items: [],
      place: { x: 0, y: 0, width: sheet.width, height: sheet.height },
      measured: 0,
      required: 1,
      code: language.trim() ? 'language_not_a_tag' : 'language_missing',
      parameters: {},
    };
  },
};
