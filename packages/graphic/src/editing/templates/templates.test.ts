import { expect, test } from 'vitest';
import { getProfile } from '../../profiles/profiles.ts';
import { check } from '../../rules/check.ts';
import { formatFinding } from '../../rules/words/finding-text.ts';
import { createFromTemplate, TEMPLATE_NAMES } from './templates.ts';

test.each(TEMPLATE_NAMES.filter((name) => name !== 'empty'))(
  'fingers find nothing to stumble over in the template %s',
  (name) => {
    const drawing = createFromTemplate(name, 'My drawing');
    const findings = check(drawing, getProfile('swell-a4'));
    expect(findings.filter(({ severity }) => severity !== 'advice').map((one) => formatFinding(one))).toEqual(
      [],
    );
  },
);

test('an empty sheet holds one empty layer and its title', () => {
  const { title, layers } = createFromTemplate('empty', 'My “drawing”');
  expect([title, layers.map(({ items }) => items.length)]).toEqual(['My “drawing”', [0]]);
});
