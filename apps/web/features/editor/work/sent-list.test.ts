import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createListReceiver, createListSender, PART } from './sent-list.ts';

const things = fc.array(fc.record({ gap: fc.nat(5), items: fc.array(fc.string(), { maxLength: 2 }) }));

test('lists that are sent one after the other are the same at the other end, and what stays is not sent again', () => {
  fc.assert(
    fc.property(fc.array(things, { minLength: 1, maxLength: 5 }), (lists) => {
      const [send, receive] = [createListSender(), createListReceiver()];
      let before: readonly unknown[] = [];
      for (const list of lists) {
        const { parts, places } = structuredClone(send(list));
        const fresh = parts.flat();
        expect(receive(fresh, places)).toEqual(list);
        const known = new Set(before.map((thing) => JSON.stringify(thing)));
        expect(fresh.filter((thing) => known.has(JSON.stringify(thing)))).toEqual([]);
        before = list;
      }
    }),
    { numRuns: 100 },
  );
});

test('a long list is sent in parts, and a part of a list that follows it holds the one thing that is new', () => {
  const [send, receive] = [createListSender(), createListReceiver()];
  const list = Array.from({ length: 2 * PART + 1 }, (_, at) => ({ at }));
  const first = structuredClone(send(list));
  expect(first.parts.map(({ length }) => length)).toEqual([PART, PART, 1]);
  const there = receive(first.parts.flat(), first.places);

  const second = structuredClone(send([...list.slice(1), { at: -1 }]));
  expect(second.parts).toEqual([[{ at: -1 }]]);
  const after = receive(second.parts.flat(), second.places);
  expect(after[0]).toBe(there[1]);
  expect(after.at(-1)).toEqual({ at: -1 });
});
