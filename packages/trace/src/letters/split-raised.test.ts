import { expect, test } from 'vitest';
import type { Component } from '../pixels/components.ts';
import { splitRaised } from './split-raised.ts';

function aForm(x: number, y: number, width: number, height: number): Component {
  return { label: x, pixels: width * height, box: { x, y, width, height } };
}

const [one, zero] = [aForm(10, 50, 8, 20), aForm(22, 50, 12, 20)];

test('an exponent that is raised behind a 10 is a group of its own', () => {
  const raised = [aForm(36, 44, 8, 14), aForm(46, 44, 8, 14)];
  expect(splitRaised([...raised, zero, one])).toEqual([[one, zero], raised]);
});

test('three figures on one line stay one group', () => {
  const number = [one, zero, aForm(36, 50, 12, 20)];
  expect(splitRaised(number)).toEqual([number]);
});

test('a small letter that stands on the line of the others is not split off as an exponent', () => {
  const word = [one, zero, aForm(36, 56, 12, 14)];
  expect(splitRaised(word)).toEqual([word]);
});

test('a word of many letters is not split, however high its letters stand', () => {
  const word = [one, zero, ...[36, 50, 64].map((x) => aForm(x, 44, 8, 14))];
  expect(splitRaised(word)).toEqual([word]);
});
