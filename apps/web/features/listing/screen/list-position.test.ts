import { beforeEach, expect, test } from 'vitest';
import { RESTORE_EVERY, RESTORE_TRIES } from '../query/limits.ts';
import {
  findPosition,
  keepPosition,
  listOfCard,
  POSITION_KEY,
  type Repeat,
  returnToCard,
} from './list-position.ts';

const LIST = '/library?page=2';
const here = { list: LIST, card: '0199', scroll: 640 };

/** A clock that is turned by hand. */
function createHandClock() {
  let tick: (() => void) | undefined;
  const every: number[] = [];
  const repeat: Repeat = (work, pause) => {
    tick = work;
    every.push(pause);
    return () => {
      tick = undefined;
    };
  };
  return { repeat, every, turn: () => tick?.(), isRunning: () => tick !== undefined };
}

beforeEach(() => localStorage.clear());

test('the position in a list is stored for that list alone', () => {
  expect(keepPosition(here)).toBe(true);
  expect(findPosition(LIST)).toEqual(here);
  expect(findPosition('/library')).toBeUndefined();
});

test('the way back from a card leads to the list in which it was opened', () => {
  keepPosition(here);
  expect(listOfCard(here.card)).toBe(LIST);
  expect(listOfCard('another')).toBeUndefined();
});

test('an empty identifier names no card', () => {
  expect(keepPosition({ ...here, card: ' ' })).toBe(false);
  expect(findPosition(LIST)).toBeUndefined();
});

test.each(['null', '"there"', '{"list":"/library?page=2"}', '{', '{"list":"/library?page=2","card":7}'])(
  'a foreign value is not read as a position: %s',
  (stored) => {
    localStorage.setItem(POSITION_KEY, stored);
    expect(findPosition(LIST)).toBeUndefined();
  },
);

test('the card is looked for every 100 ms until it exists, and then the position is removed', () => {
  keepPosition(here);
  const clock = createHandClock();
  let looks = 0;
  returnToCard(() => ++looks === 4, clock.repeat);
  for (let turn = 0; turn < 10; turn++) clock.turn();
  expect([looks, clock.isRunning(), clock.every]).toEqual([4, false, [RESTORE_EVERY]]);
  expect(findPosition(LIST)).toBeUndefined();
  expect(RESTORE_EVERY).toBe(100);
});

test('the search for a card ends after 30 tries, and the position is removed', () => {
  keepPosition(here);
  const clock = createHandClock();
  let looks = 0;
  returnToCard(() => ++looks > 1000, clock.repeat);
  for (let turn = 0; turn < 29; turn++) clock.turn();
  expect(findPosition(LIST)).toEqual(here);
  for (let turn = 0; turn < 10; turn++) clock.turn();
  expect([looks, RESTORE_TRIES]).toEqual([30, 30]);
  expect(findPosition(LIST)).toBeUndefined();
});

test('leaving before the card exists keeps the position', () => {
  keepPosition(here);
  const clock = createHandClock();
  returnToCard(() => false, clock.repeat)();
  expect(clock.isRunning()).toBe(false);
  expect(findPosition(LIST)).toEqual(here);
});
