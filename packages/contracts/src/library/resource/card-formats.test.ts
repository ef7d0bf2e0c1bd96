import { expect, test } from 'vitest';
import { listCardFormats } from './card-formats.ts';

test('a drawing can be had on swell paper, in braille and as sound, and anything else as none of them', () => {
  expect(listCardFormats(true, [])).toEqual(['swell', 'braille', 'sound']);
  expect(listCardFormats(false, [])).toEqual([]);
});

test('a format is left out when each of its outputs is known to be impossible, and not before', () => {
  const onPaper = (profile: string) => ({ format: 'swell', profile });
  const papers = [onPaper('swell-a4'), onPaper('swell-a3')];
  expect(listCardFormats(true, papers)).toContain('swell');
  expect(listCardFormats(true, [...papers, onPaper('swell-letter')])).toEqual(['braille', 'sound']);
  expect(listCardFormats(true, [{ format: 'audio', profile: 'swell-a4' }])).toEqual(['swell', 'braille']);
  expect(listCardFormats(true, [{ format: 'brf', profile: 'embosser-6' }])).toContain('braille');
});
