import { expect, test } from 'vitest';
import type { Component } from '../pixels/components.ts';
import { splitRaised } from './split-raised.ts';

function aForm(x: number, y: number, width: number, height: number): Component {
  return { label: x, pixels: width * height, box: { x, y, width, height } };
}

const [one, zero] = [aForm(10, 50, 8, 20), aForm(22, 50, 12, 20)];

test('figures that are raised behind a 10 are a group of their own', () => {
  const raised = [aForm(36, 44, 8, 14), aForm(46, 44, 8, 14)];
  expect(splitRaised([...raised, zero, one])).toEqual([[one, zero], raised]);
});

test('a third figure on the line of the two before it stays with them', () => {
  const number = [one, zero, aForm(36, 50, 12, 20)];
  expect(splitRaised(number)).toEqual([number]);
});

test('a small letter that stands on the line is not raised', () => {
  const word = [one, zero, aForm(36, 56, 12, 14)];
  expect(splitRaised(word)).toEqual([word]);
});

test('words of many letters stay whole', () => {
  const word = [one, zero, ...[36, 50, 64].map((x) => aForm(x, 44, 8, 14))];
  expect(splitRaised(word)).toEqual([word]);
});
