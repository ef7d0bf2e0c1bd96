import { type Catalogue, ENGLISH } from '@relievo/words';
import type { FunctionRefusals } from './reports.ts';

/** What is wrong with a formula, in English. */
export const ENGLISH_FUNCTIONS: Catalogue<FunctionRefusals> = {
  language: ENGLISH,
  words: {
    function_empty: 'There is no formula yet; write one such as y = 2x² - 3.',
    function_too_long: 'The formula is longer than {most} characters; write a shorter one.',
    function_sign_unknown: ({ sign, at }, { number, quote }) =>
      `${quote(sign)} at character ${number(at)} means nothing in a formula; write numbers, x, + - * / ^ and brackets.`,
    function_name_unknown: ({ name, at, known }, { list, number, quote }) =>
      `${quote(name)} at character ${number(at)} is not known; known are ${list(known.map(quote))}.`,
    function_comma: ({ at }, { number }) =>
      `There is a comma at character ${number(at)}; write decimals with a point, such as 0.5.`,
    function_number_wrong: ({ number: text, at }, { number, quote }) =>
      `${quote(text)} at character ${number(at)} is no number; write it with one point.`,
    function_value_missing: ({ before, at }, { number }) =>
      `Something is missing${before === '' ? '' : ` after ${before}`}, at character ${number(at)}; write a number, x or a bracket there.`,
    function_bracket_missing: ({ name, at }, { number, quote }) =>
      `${quote(name)} at character ${number(at)} needs brackets: write ${name}(x).`,
    function_bracket_open: ({ bracket, at }, { number }) =>
      `The bracket ${bracket} at character ${number(at)} is never closed; close it or remove it.`,
    function_unexpected: ({ text, at }, { number, quote }) =>
      `${quote(text)} at character ${number(at)} has nothing that it belongs to; remove it, or write what is missing before it.`,
    function_equation_wrong: ({ at }, { number }) =>
      `The sign of equality at character ${number(at)} has no y or f(x) alone before it; write y = and a formula of x.`,
    function_domain_wrong: ({ from, to }, { number }) =>
      `The graph goes from ${number(from)} to ${number(to)}, which is no stretch; let it end at a greater number than it begins.`,
    function_step_wrong: ({ step, most }, { number }) =>
      `With a step of ${number(step)} the graph has fewer than 2 or more than ${number(most)} points; choose another step.`,
    function_nowhere: ({ from, to }, { number }) =>
      `The function has no value between ${number(from)} and ${number(to)}; choose another stretch.`,
  },
};
