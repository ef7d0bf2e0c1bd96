import { expect, test } from 'vitest';
import { TEXTURE_ORDER } from '../set/texture-order.ts';
import { chooseApart } from './compare-textures.ts';

test.each(['swell', 'embosser', 'pins', 'touchscreen'] as const)(
  'textures for %s stand in the order in which measuring chooses them',
  (medium) => {
    expect(TEXTURE_ORDER[medium]).toEqual(chooseApart(medium));
  },
);
