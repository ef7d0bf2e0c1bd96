import { type Catalogue, ENGLISH } from '@relievo/words';
import type { LineStyle, Role } from '../../model/drawing.ts';
import { profileText } from '../../profiles/profile-words-en.ts';
import type { CountedKind, FindingMessages, KeySample, KeyTrait } from '../rule/messages.ts';
import type { Subject } from '../rule/subject.ts';

const { number, quote, share: percent, millimetres: mm } = ENGLISH;

const ROLES: Readonly<Record<Role, string>> = {
  background: 'the background',
  frame: 'a frame',
  grid: 'a grid line',
  axis: 'an axis',
  tick: 'a tick',
  data: 'a data line',
  outline: 'an outline',
  area: 'an area',
  symbol: 'a symbol',
  arrow: 'an arrow',
  label: 'a label',
  'lead-line': 'a lead line',
  title: 'the title',
  key: 'a part of the key',
  locator: 'the locator',
  decoration: 'a decoration',
};

const STYLES: Readonly<Record<LineStyle, string>> = {
  solid: 'solid',
  dashed: 'dashed',
  dotted: 'dotted',
  'dash-dot': 'dash-dot',
  double: 'double',
};

const KINDS: Readonly<Record<CountedKind, string>> = {
  vibration: 'vibration',
  texture: 'texture',
  line: 'line',
  symbol: 'point symbol',
};

const SAMPLES: Readonly<Record<KeySample, string>> = {
  symbol: 'symbol',
  swatch_across: 'swatch, across,',
  swatch_along: 'swatch, along,',
  line: 'line',
};

function nameSubject(subject: Subject): string {
  if ('name' in subject) return quote(subject.name);
  return 'text' in subject ? `the text ${quote(subject.text)}` : ROLES[subject.role];
}

function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
function beginWith(subject: Subject): string {
  return capitalize(nameSubject(subject));
}

function traitOf(trait: KeyTrait): string {
  if ('symbol' in trait) return `symbol ${trait.symbol}`;
  return 'texture' in trait
    ? `texture ${trait.texture}`
    : `${STYLES[trait.style]} line of ${mm(trait.width)}`;
}

/** What rules say in English. */
export const ENGLISH_FINDINGS: Catalogue<FindingMessages> = {
  language: ENGLISH,
  words: {
    area_too_narrow: ({ item, across, least }, { millimetres: mm }) =>
      `${beginWith(item)} is ${mm(across)} across; a shape or a texture is recognised from ${mm(least)}.`,
    arrowhead_angle_wrong: ({ item, half, least, most, overall }) =>
      `${beginWith(item)} opens by ${number(half)}° to each side; ${number(least)}° to ${number(most)}°, about ${number(overall)}° overall, reads as an arrowhead.`,
    axis_width_wrong: ({ item, width, required }, { millimetres: mm }) =>
      `${beginWith(item)} is ${mm(width)} wide; an axis needs ${mm(required)}.`,
    braille_characters_wrong: ({ item, count }, { plural }) =>
      `${beginWith(item)} holds ${plural(count, { one: '# character', other: '# characters' })} that no braille cell can be made of. Translate the text again.`,
    braille_missing: ({ item }) => `${beginWith(item)} has no braille, so it cannot be felt. Translate it.`,
    braille_size_wrong: ({ has, medium, needs }) =>
      `The sheet's braille has the sizes of ${has}; ${profileText(medium)} makes ${needs}, and braille has one size only.`,
    dash_rhythm_short: ({ item, style, length, least }, { millimetres: mm }) =>
      `${beginWith(item)} is ${STYLES[style]} and ${mm(length)} long; its rhythm is felt from ${mm(least)}.`,
    double_line_too_close: ({ item, apart, least }, { millimetres: mm }) =>
      `The two strokes of ${nameSubject(item)} are ${mm(apart)} apart; from ${mm(least)} they are felt as two.`,
    drawing_empty: 'Nothing on this sheet can be felt. Add a shape or a text, or show a hidden layer.',
    drawing_too_dense:
      'So many lines lie on each other that not all distances could be measured. Simplify the drawing.',
    grid_cell_too_small: ({ gap, least }, { millimetres: mm }) =>
      `Lines of the grid are ${mm(gap)} apart; a cell of ${mm(least)} leaves room for a finger. Draw every second line, or none.`,
    grid_not_weakest: ({ item, width, narrowest }, { millimetres: mm }) =>
      `${beginWith(item)} is ${mm(width)} wide, no weaker than a line of ${mm(narrowest)} in the figure; the grid is the weakest of all.`,
    heights_upside_down: ({ lower, top, higher, bottom }) =>
      `Heights: ${lower} at ${percent(top)} of the tallest, ${higher} at ${percent(bottom)}; hands expect the grid lowest, axes between, data highest.`,
    helper_line_too_wide: ({ item, width, most }, { millimetres: mm }) =>
      `${beginWith(item)} is ${mm(width)} wide; a helping line is at most ${mm(most)}, so that it does not drown the figure.`,
    hollow_too_small: ({ item, inner, least }, { millimetres: mm }) =>
      `The hollow inside ${nameSubject(item)} is ${mm(inner)} across; a fingertip feels one from ${mm(least)}.`,
    item_not_finite: ({ item }) =>
      `${beginWith(item)} has a place or a size that is no number, so it cannot be drawn. Draw it again.`,
    item_raises_nothing: ({ item }) =>
      `${beginWith(item)} has no size, or neither line nor texture, so there is nothing to feel. Give it one, or delete it.`,
    key_code_too_short: ({ used }) =>
      `The key uses ${quote(used)}, a single letter, which is taken for a word or a part of the figure; use two letters.`,
    key_code_without_lower_dot: ({ used }) =>
      `The key uses ${quote(used)}, which has no dot 3 or dot 6, so its place in the cell cannot be felt; take a letter from k on.`,
    key_sample_not_in_figure: ({ sample }) =>
      `The key shows a ${traitOf(sample)}, which the figure does not hold at that size; a sample has to feel exactly like what it shows.`,
    key_sample_too_small: ({ sample, measured, least }, { millimetres: mm }) =>
      `A ${SAMPLES[sample]} in the key measures ${mm(measured)}; it is known again in the figure from ${mm(least)}.`,
    label_clearance_too_small: ({ item, flat, area, least }, { millimetres: mm }) =>
      `${beginWith(item)} has ${mm(flat)} of flat space in the texture of ${nameSubject(area)}; braille needs ${mm(least)} around it.`,
    label_gap_wrong: ({ item, gap, fault, least, most }, { millimetres: mm }) =>
      `${beginWith(item)} is ${mm(gap)} from what it names, ${fault === 'too_near' ? 'too near to be read' : 'too far to belong to it'}: ${mm(least)} to ${mm(most)} is right.`,
    language_missing:
      'The drawing does not say its language, so braille and speech may be wrong. Choose the language of its texts.',
    language_not_a_tag:
      'The language of the drawing is no language tag, so braille and speech may be wrong. Choose the language of its texts.',
    lead_line_bent: ({ bend }, { millimetres: mm }) =>
      `A lead line bends by ${mm(bend)}; only a straight one is followed without losing it.`,
    lead_line_has_head:
      'A lead line ends in an arrowhead, which reads as a part of the figure; a lead line has none.',
    lead_line_length_wrong: ({ length, least, most, ideal }, { millimetres: mm }) =>
      `A lead line is ${mm(length)} long; from ${mm(least)} to ${mm(most)} it is found and followed, best ${mm(ideal)}.`,
    lead_line_target_wrong: ({ gap, required }, { millimetres: mm }) =>
      `A lead line ends ${mm(gap)} from what it points at; ${mm(required)} shows it without touching.`,
    lead_line_width_wrong: ({ width, required }, { millimetres: mm }) =>
      `A lead line is ${mm(width)} wide; at ${mm(required)} it is felt, and not taken for a part of the figure.`,
    line_break_too_long: ({ item, gap, most }, { millimetres: mm }) =>
      `${beginWith(item)} breaks off for ${mm(gap)}; a finger finds the next piece across at most ${mm(most)}.`,
    line_kinds_alike: ({ style, thin, thick, ratio }, { millimetres: mm }) =>
      `${capitalize(STYLES[style])} lines of ${mm(thin)} and of ${mm(thick)} feel the same; make them equal, or one ${number(ratio)} times as wide as the other.`,
    lines_diverge_too_little: ({ item, other, chord, least }, { millimetres: mm }) =>
      `${beginWith(item)} and ${nameSubject(other)} meet and come apart by ${mm(chord)} at most; a finger tells them apart from ${mm(least)}.`,
    main_line_too_short: ({ item, length, least }, { millimetres: mm }) =>
      `${beginWith(item)} is ${mm(length)} long; a line is followed as a line from ${mm(least)}.`,
    main_line_too_thin: ({ item, width, required }, { millimetres: mm }) =>
      `The line of ${nameSubject(item)} is ${mm(width)} wide; at least ${mm(required)} is felt as a main line.`,
    main_line_too_wide: ({ item, width, required }, { millimetres: mm }) =>
      `The line of ${nameSubject(item)} is ${mm(width)} wide; at most ${mm(required)} is felt as a main line.`,
    margin_too_small: ({ item, room, margin }, { millimetres: mm }) =>
      `${beginWith(item)} comes within ${mm(room)} of the edge of the sheet; the margin is ${mm(margin)}.`,
    margins_too_large: 'The margins leave nothing of the sheet. Make them smaller.',
    off_sheet: ({ item, beyond }, { millimetres: mm }) =>
      `${beginWith(item)} reaches ${mm(beyond)} beyond the sheet, where nothing can be felt.`,
    outline_crosses_itself: ({ item }) =>
      `${beginWith(item)} crosses its own outline, so parts of its texture are left out. Draw it as separate areas.`,
    parallel_lines_too_close: ({ item, other, length, gap, least }, { millimetres: mm }) =>
      `${beginWith(item)} and ${nameSubject(other)} run side by side for ${mm(length)}, ${mm(gap)} apart; a finger follows one of two lines only from ${mm(least)}.`,
    raised_share_too_large: ({ share, most, target }) =>
      `${percent(share)} of the sheet is raised; above ${percent(most)} nothing can be told apart. Simplify, to about ${percent(target)}.`,
    raised_share_too_small: ({ share, least }) =>
      `${percent(share)} of the sheet is raised; below ${percent(least)} there is hardly anything to find.`,
    sheet_too_large: ({ width, height, medium, mediumWidth, mediumHeight }, { millimetres: mm }) =>
      `The sheet is ${mm(width)} by ${mm(height)}, but ${profileText(medium)} holds ${mm(mediumWidth)} by ${mm(mediumHeight)}. Fit the drawing to the sheet.`,
    sheet_without_size: 'The sheet has no size, so nothing can be put on it. Give it a width and a height.',
    symbol_kinds_alike: ({ symbol, small, large, ratio }, { millimetres: mm }) =>
      `Symbols of the kind ${symbol} come in ${mm(small)} and ${mm(large)}, which feel the same; make them equal, or one ${number(ratio)} times as large as the other.`,
    symbol_too_small: ({ item, size, least }, { millimetres: mm }) =>
      `${beginWith(item)} is ${mm(size)} large; a point symbol is told from others from ${mm(least)}.`,
    text_overlapped: ({ item, other, writing, by }) =>
      `${beginWith(item)} and ${nameSubject(other)} lie on each other; ${writing} ${by === 'text' ? 'on a text' : 'on a raised line'} cannot be read.`,
    texture_too_close_to_line: ({ item, gap, least }, { millimetres: mm }) =>
      `The texture of ${nameSubject(item)} comes within ${mm(gap)} of the line around it; ${mm(least)} keeps the line clear.`,
    textures_too_close: ({ item, other, gap, least, most, others }, { millimetres: mm }) =>
      `${beginWith(item)} and ${nameSubject(other)} are textures ${mm(gap)} apart; neighbours keep ${mm(least)} to ${mm(most)}, others ${mm(others)}.`,
    things_too_close: ({ item, other, gap, least }, { millimetres: mm }) =>
      `${beginWith(item)} and ${nameSubject(other)} are ${mm(gap)} apart; fingers need ${mm(least)} to tell them apart.`,
    too_many_codes: ({ count, codes, most }) =>
      `There are ${number(count)} labels on the sheet, ${number(codes)} of them codes or as short; with more than ${number(most)}, several sheets are easier to search.`,
    too_many_kinds: ({ of, count, most }) =>
      `There are ${number(count)} kinds of ${KINDS[of]} on the sheet; at most ${number(most)} are kept apart from memory.`,
    too_many_labels: ({ count, most }) =>
      `There are ${number(count)} labels on the sheet; with more than ${number(most)}, codes and a key leave the figure free.`,
  },
};
