import { i18n } from '@lingui/core';
import type { Bearing, NearPart } from '@relievo/graphic/explore';
import { expect, test } from 'vitest';
import { textOf } from '../../../lib/speaking/phrase.ts';
import { activateLocale } from '../../../lib/words/i18n.ts';
import { describeEnd, describeNear } from './near-words.ts';

function findNear(name: string, bearing: Bearing, distance: number): NearPart {
  return { part: { name }, bearing, distance } as NearPart;
}

test('who asks what is beside a part hears each with its side and how far away it is', async () => {
  await activateLocale('en');
  const near = [
    findNear('Circle', 'right', 0.4),
    findNear('Square', 'above-left', 1),
    findNear('Line', 'below', 12.6),
  ];
  expect(textOf(describeNear(near, 'en', i18n))).toBe(
    'Circle: to the right, touching it or around it. Square: above on the left, 1 millimetre away. Line: below, 13 millimetres away.',
  );
});

test('a part that is alone says so, and a step that leads nowhere says why', async () => {
  await activateLocale('en');
  expect(textOf(describeNear([], 'en', i18n))).toBe('Nothing else is on the sheet.');
  expect(describeEnd('up', i18n)).toBe('Nothing further above.');
});
