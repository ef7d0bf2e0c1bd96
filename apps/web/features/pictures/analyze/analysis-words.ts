import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdviceCode, ClassName } from '@relievo/trace/classify';

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
