import { type Catalogue, ENGLISH } from '@relievo/words';
import type { FieldFaults, Owner, Shown } from '../validation/reports.ts';
import { figures, lengthFigures } from './figures-en.ts';

const KINDS = { missing: 'missing', list: 'a list', object: 'an object', other: 'of another kind' } as const;

export function shownText(shown: Shown): string {
  if ('text' in shown) return `“${shown.text}”`;
  if ('kind' in shown) return KINDS[shown.kind];
  return shown.written;
}

export function ownerText(owner: Owner): string {
  return 'id' in owner ? `${owner.part} ${shownText(owner.id)}` : `the ${owner.part}`;
}

/** What is wrong with a field of a drawing: the rest of a sentence that begins with the field. */
export const ENGLISH_FIELD_FAULTS: Catalogue<FieldFaults> = {
  language: ENGLISH,
  words: {
    version_not_known: ({ value }) => `is ${shownText(value)}; this program reads version 1`,
    not_a_language_tag: ({ value }) =>
      `is ${shownText(value)}; it must be a language tag such as en or pt-BR`,
    not_a_list: ({ value }) => `is ${shownText(value)}; it must be a list`,
    not_a_size: ({ width, height, min, max }) =>
      `is ${shownText(width)} by ${shownText(height)}; each side must be from ${figures(+min)} to ${lengthFigures(max)}`,
    no_room_left: 'leave no room to draw on; make them smaller',
    not_true_or_false: 'must be true or false',
    used_twice: 'is used twice; every layer and item needs its own',
    not_in_range: ({ value, min, max, isAbove }) => {
      const range = isAbove
        ? `above ${figures(min)} and at most ${figures(max)}`
        : `from ${figures(min)} to ${figures(max)}`;
      return `is ${shownText(value)}; it must be a number ${range}`;
    },
    not_a_point: ({ x, y, most }) =>
      `is x ${shownText(x)}, y ${shownText(y)}; it must be two numbers within ${lengthFigures(most)} of the sheet`,
    no_point_at_all: ({ value, most }) =>
      `is ${shownText(value)}; it must be two numbers within ${lengthFigures(most)} of the sheet`,
    not_a_text: ({ value }) => `is ${shownText(value)}; it must be text`,
    text_too_long: ({ length, most }) =>
      `has ${figures(length)} characters, more than the ${figures(most)} that one text may hold; shorten or split it`,
    characters_forbidden: 'holds control characters or half characters, which no file can carry; remove them',
    not_one_of: ({ value, choices }) => `is ${shownText(value)}; it must be one of ${choices.join(', ')}`,
    not_an_id: ({ value, most, reserved }) =>
      `is ${shownText(value)}; it must be 1 to ${figures(most)} letters, digits, and - _ . : between them, and not begin with ${reserved}`,
    not_a_kind: ({ value }) => `is ${shownText(value)}; it must be shape, text, group or image`,
    not_a_line: ({ value }) => `is ${shownText(value)}; it must be a style and a width, or null`,
    not_a_color: ({ value }) => `is ${shownText(value)}; it must look like #1a2b3c`,
    not_braille: ({ value }) =>
      `is ${shownText(value)}; it must be cells with their engine and table, or null`,
    not_cells: 'hold other characters than braille cells and line ends',
    not_a_png: 'is not a PNG in base64',
    picture_too_large: 'is larger than {megabytes} MB; make it smaller',
    not_base64: 'is not whole base64',
    not_six_numbers: ({ most }) => `must be six numbers, none beyond ${figures(most)}`,
    squeezed_to_nothing: 'squeezes the picture to nothing; give it a width and a height',
    not_a_sound: ({ value }) => `is ${shownText(value)}; it must be what the item plays`,
    not_a_tone: ({ value }) => `is ${shownText(value)}; it must be a frequency and a duration`,
    not_a_pattern: ({ value }) => `is ${shownText(value)}; it must have durations`,
    not_numbers: ({ most }) => `must be up to ${figures(most)} numbers, none below 0`,
    not_a_geometry: ({ value }) => `is ${shownText(value)}; it must be a path, rect, ellipse or symbol`,
    geometry_not_known: ({ value }) =>
      `is of type ${shownText(value)}; it must be path, rect, ellipse or symbol`,
    not_subpaths: ({ value }) => `is ${shownText(value)}; it must be a list of subpaths`,
    subpath_not_whole: 'has a subpath without start, segments and closed',
    curve_not_whole: 'has a curve without its two control points',
  },
};
