import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf, isSha256, sha256At } from './address.ts';

const anySha256 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

it('every hash becomes one path of three parts, and back', () => {
  fc.assert(
    fc.property(anySha256, (sha256) => {
      const address = addressOf(sha256);
      expect(address).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}$/);
      expect(sha256At(address)).toBe(sha256);
    }),
  );
});

it('no path is made of anything that is not a hash, so nothing leads out of the folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(!isSha256(text));
      expect(() => addressOf(text)).toThrow(RangeError);
    }),
  );
});

it('no other path is taken for an address of the storage', () => {
  const sha256 = 'ab'.repeat(32);
  for (const path of [
    sha256,
    `ab/${sha256}`,
    `ab/cd/${sha256}`,
    `../ab/ab/${sha256}`,
    'ab/ab/notes.txt',
    '',
  ]) {
    expect(sha256At(path)).toBeUndefined();
  }
});
