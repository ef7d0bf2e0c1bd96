import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdviceCode, ClassName, EvidenceCode, TouchProblemCode } from '@relievo/trace';

export const KIND_WORDS: Readonly<Record<ClassName, MessageDescriptor>> = {
  'line-drawing': msg`Line drawing`,
  chart: msg`Chart`,
  map: msg`Map`,
  diagram: msg`Diagram`,
  photograph: msg`Photograph`,
  'text-page': msg`Page of text`,
  mathematics: msg`Mathematics`,
  empty: msg`Empty picture`,
};

/** What speaks for a kind; the number is put in where the words have a place for it. */
export const REASON_WORDS: Readonly<Record<EvidenceCode, MessageDescriptor>> = {
  axes_found: msg`Two axes that meet`,
  ticks_found: msg({ message: 'Ticks along the axes: {count}' }),
  bars_found: msg({ message: 'Bars on one line: {count}' }),
  slices_found: msg({ message: 'Slices of a circle: {count}' }),
  points_found: msg({ message: 'Points between the axes: {count}' }),
  scale_labels_found: msg({ message: 'Labels along the axes: {count}' }),
  grid_found: msg({ message: 'Lines of a grid: {count}' }),
  boxes_with_print: msg({ message: 'Boxes with words in them: {count}' }),
  boxes_joined: msg({ message: 'Lines that join boxes: {count}' }),
  irregular_regions: msg({ message: 'Regions with irregular edges: {count}' }),
  long_bends: msg({ message: 'Long lines that bend: {count}' }),
  print_among_regions: msg({ message: 'Words among regions: {count}' }),
  lines_of_print: msg({ message: 'Lines of print: {count}' }),
  print_covers: msg({ message: 'Print covers {count} % of it' }),
  fraction_bars: msg({ message: 'Fraction bars: {count}' }),
  raised_and_lowered_print: msg({ message: 'Raised and lowered signs: {count}' }),
  many_tones: msg({ message: 'Many tones: {count}' }),
  many_shades: msg({ message: 'Shades between the colors: {count} %' }),
  little_paper: msg({ message: 'Hardly any empty paper: {count} % is filled' }),
  few_lines: msg({ message: 'Lines: {count}' }),
  plain_lines: msg({ message: 'Plain lines: {count}' }),
  one_color: msg`One color only`,
};

export const PROBLEM_WORDS: Readonly<Record<TouchProblemCode, MessageDescriptor>> = {
  lines_crowded: msg({
    message: 'Lines lie too close together in {count} % of it. Fingers need {limit} mm between them.',
  }),
  parts_small: msg({ message: 'Parts too small to feel: {count}. Fingers need {limit} mm.' }),
  areas_small: msg({ message: 'Areas too small for a texture: {count}. A texture needs {limit} mm.' }),
  raised_too_much: msg({
    message: '{count} % of the sheet would be raised. More than {limit} % is too full to read.',
  }),
  labels_many: msg({
    message: 'Lines of print: {count}. More than {limit} labels hardly fit in braille.',
  }),
  parts_many: msg({ message: 'Parts: {count}. A sheet with more than {limit} is hard to remember.' }),
  nothing_to_trace: msg`There is nothing to trace.`,
};

export const ADVICE_WORDS: Readonly<Record<AdviceCode, MessageDescriptor>> = {
  trace_it: msg`Go on: this picture makes a good tactile drawing as it is.`,
  trace_and_simplify: msg`Go on, and leave out in the next steps what the lesson does not need.`,
  split_over_sheets: msg`This is too much for one sheet: cut out one part in the next step, and make a second drawing of the rest.`,
  make_a_chart: msg`If you have the numbers, the chart wizard makes a chart that can also be heard; otherwise go on.`,
  make_a_text: msg`This is mostly text: upload the page as a document, so that it becomes braille that can be read.`,
  write_the_mathematics: msg`This is mathematics: type it in a document, so that it becomes braille mathematics.`,
  describe_instead: msg`Fingers cannot read photographs: describe it in words, or draw its outlines in the editor.`,
  choose_another: msg`Nothing is drawn in this picture. Choose another one.`,
};
