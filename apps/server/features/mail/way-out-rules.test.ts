import { randomBytes, randomUUID } from 'node:crypto';
import { LETTER_GROUPS, NOTICE_KINDS } from '@relievo/contracts/notices';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LETTERS } from './known-letters.ts';
import { createStopToken, readStopToken, wayOutOf } from './way-out-rules.ts';

const key = randomBytes(32).toString('base64url');
const stop = fc.record({ personId: fc.uuid({ version: 7 }), group: fc.constantFrom(...LETTER_GROUPS) });

it('a link to stop letters tells again whose letters stop, and which', () => {
  fc.assert(
    fc.property(stop, (each) => {
      expect(readStopToken(key, createStopToken(key, each))).toEqual(each);
    }),
  );
});

it('a link to stop letters that was changed or signed elsewhere is refused', () => {
  const elsewhere = randomBytes(32).toString('base64url');
  fc.assert(
    fc.property(stop, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (each, at, other) => {
      const token = createStopToken(key, each);
      const place = at % token.length;
      const changed = token.slice(0, place) + other + token.slice(place + 1);
      expect(readStopToken(elsewhere, token)).toBeNull();
      expect(changed === token ? null : readStopToken(key, changed)).toBeNull();
    }),
  );
});

it('letters with notices say why they were sent and how to stop them, and letters about the account cannot be stopped', () => {
  const site = { publicUrl: 'https://relievo.example' };
  const withWayOut = Object.keys(LETTERS).filter((name) =>
    wayOutOf(key, name, { personId: randomUUID() }, site),
  );
  const withLetters = Object.entries(NOTICE_KINDS).filter(([, group]) => group !== 'none');
  const chosen = withLetters.filter(([, group]) => group !== 'account');
  expect(withWayOut.toSorted()).toEqual(chosen.map(([kind]) => kind).toSorted());
  expect(Object.keys(LETTERS)).toEqual(expect.arrayContaining(withLetters.map(([kind]) => kind)));
});
