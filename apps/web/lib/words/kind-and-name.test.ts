import { expect, test } from 'vitest';
import { joinKindAndName } from './kind-and-name.ts';

test.each([
  ['Triangle', '', 'Triangle'],
  ['Triangle', 'Triangle', 'Triangle'],
  ['Triangle', 'Large triangle ABC', 'Large triangle ABC'],
  ['Ellipse', 'Cell membrane', 'Ellipse Cell membrane'],
  ['Line', 'Linear growth', 'Line Linear growth'],
  ['Área', 'área de juego', 'área de juego'],
])('a %s named "%s" is called "%s"', (kind, name, called) => {
  expect(joinKindAndName(kind, name)).toBe(called);
});
