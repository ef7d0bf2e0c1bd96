import { beforeEach, expect, test } from 'vitest';
import { RESTORE_EVERY, RESTORE_TRIES } from '../query/limits.ts';
import {
  keepPosition,
  keptPosition,
  listOfCard,
  POSITION_KEY,
  type Repeat,
  returnToCard,
} from './list-position.ts';

const LIST = '/library?page=2';
const here = { list: LIST, card: '0199', scroll: 640 };

/** A clock that is turned by hand. */
function handClock() {
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

test('the position in a list is kept for that list alone', () => {
  expect(keepPosition(here)).toBe(true);
  expect(keptPosition(LIST)).toEqual(here);
  expect(keptPosition('/library')).toBeUndefined();
});

test('from a card the way leads back to the list in which it was opened', () => {
  keepPosition(here);
  expect(listOfCard(here.card)).toBe(LIST);
  expect(listOfCard('another')).toBeUndefined();
});

test('an empty identifier names no card', () => {
  expect(keepPosition({ ...here, card: ' ' })).toBe(false);
  expect(keptPosition(LIST)).toBeUndefined();
});

test.each(['null', '"there"', '{"list":"/library?page=2"}', '{', '{"list":"/library?page=2","card":7}'])(
  'what somebody else wrote there is no position: %s',
  (stored) => {
    localStorage.setItem(POSITION_KEY, stored);
    expect(keptPosition(LIST)).toBeUndefined();
  },
);

test('the card is looked for every 100 ms until it stands, and then the position is forgotten', () => {
  keepPosition(here);
  const clock = handClock();
  let looks = 0;
  returnToCard(() => ++looks === 4, clock.repeat);
  for (let turn = 0; turn < 10; turn++) clock.turn();
  expect([looks, clock.isRunning(), clock.every]).toEqual([4, false, [RESTORE_EVERY]]);
  expect(keptPosition(LIST)).toBeUndefined();
  expect(RESTORE_EVERY).toBe(100);
});

test('after 30 tries nobody looks any more and the position is forgotten', () => {
  keepPosition(here);
  const clock = handClock();
  let looks = 0;
  returnToCard(() => ++looks > 1000, clock.repeat);
  for (let turn = 0; turn < 29; turn++) clock.turn();
  expect(keptPosition(LIST)).toEqual(here);
  for (let turn = 0; turn < 10; turn++) clock.turn();
  expect([looks, RESTORE_TRIES]).toEqual([30, 30]);
  expect(keptPosition(LIST)).toBeUndefined();
});

test('whoever leaves before the card stands keeps the position', () => {
  keepPosition(here);
  const clock = handClock();
  returnToCard(() => false, clock.repeat)();
  expect(clock.isRunning()).toBe(false);
  expect(keptPosition(LIST)).toEqual(here);
});
