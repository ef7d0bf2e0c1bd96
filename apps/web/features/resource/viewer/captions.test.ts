import { expect, test } from 'vitest';
import { cuesOf, formatTime } from './captions.ts';

test('captions are read with their times, and without markup for the screen', () => {
  const file = `WEBVTT - A film\r
\r
NOTE nobody says this\r
\r
1\r
00:01.500 --> 00:04.000 line:0\r
<v Ada>A wave\r
begins.\r
\r
01:02:03.000 --> 01:02:04.000\r
It <i>ends</i>.\r
\r
00:09.000 --> 00:10.000\r
`;
  expect(cuesOf(file)).toEqual([
    { at: 1, text: 'A wave begins.' },
    { at: 3723, text: 'It ends.' },
  ]);
});

test('a file without captions has no text', () => {
  expect(['', 'WEBVTT', '<svg/>', '00:99'].flatMap(cuesOf)).toEqual([]);
});

test('a time is shown as minutes and seconds', () => {
  expect([0, 9, 75, 3723].map(formatTime)).toEqual(['0:00', '0:09', '1:15', '62:03']);
});
