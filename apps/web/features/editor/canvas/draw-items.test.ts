import { createRectangle, createText } from '@relievo/graphic/editing/shapes';
import type { Item } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { drawItems } from './draw-items.ts';
import type { ItemLook } from './item-markup.ts';

const FULL: ItemLook = { braille: 'marburg-medium', isFull: true };

function createPlace(): Element {
  return document.createElementNS('http://www.w3.org/2000/svg', 'g');
}

function square(id: string, x = 10): Item {
  return { ...createRectangle({ x, y: 10 }, 5, 5), id };
}

function idsIn(place: Element): readonly (string | null)[] {
  return [...place.children].map((element) => element.getAttribute('data-item'));
}

test('an item that did not change keeps its element, and one that did gets another in its place', () => {
  const place = createPlace();
  const [a, b, c] = [square('a'), square('b'), square('c')];
  drawItems(place, [a, b, c], FULL);
  const [first, second, third] = place.children;
  drawItems(place, [a, square('b', 20), c], FULL);
  expect(idsIn(place)).toEqual(['a', 'b', 'c']);
  expect(place.children[0]).toBe(first);
  expect(place.children[1]).not.toBe(second);
  expect(place.children[1]?.getAttribute('points')).toContain('20,10');
  expect(place.children[2]).toBe(third);
});

test('items that are added, removed and put in another order are drawn in the order of the drawing', () => {
  const place = createPlace();
  const [a, b, c, d] = [square('a'), square('b'), square('c'), square('d')];
  drawItems(place, [a, b, c], FULL);
  const [first, , third] = place.children;
  drawItems(place, [d, c, a], FULL);
  expect(idsIn(place)).toEqual(['d', 'c', 'a']);
  expect(place.children[1]).toBe(third);
  expect(place.children[2]).toBe(first);
  drawItems(place, [], FULL);
  expect(place.children).toHaveLength(0);
});

test('an item on a sheet with room has a broad line beside its own for fingers, and on a full one none', () => {
  const place = createPlace();
  drawItems(place, [square('a')], { ...FULL, isFull: false });
  expect(place.querySelectorAll('[data-item="a"] [stroke="transparent"]')).toHaveLength(1);
  drawItems(place, [square('a')], FULL);
  expect(place.querySelectorAll('[stroke="transparent"]')).toHaveLength(0);
});

test('words that look like markup are drawn as words', () => {
  const place = createPlace();
  const text = { ...createText({ x: 10, y: 10 }, '<script>alert(1)</script> & "more"', null), id: 'words' };
  drawItems(place, [text], FULL);
  expect(place.querySelector('script')).toBeNull();
  expect(place.querySelector('text')?.textContent).toBe('<script>alert(1)</script> & "more"');
});
