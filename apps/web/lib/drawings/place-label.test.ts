import { perform } from '@relievo/graphic/editing';
import { readScript, writeScript } from '@relievo/graphic/editing/script';
import { createTriangle } from '@relievo/graphic/editing/shapes';
import { createFromTemplate } from '@relievo/graphic/editing/templates';
import type { Drawing } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { canonicalise, validate } from '@relievo/graphic/validation';
import { expect, test } from 'vitest';
import { placeLabel } from './place-label.ts';

const BRAILLE = { cells: '⠺⠁⠞⠻', engine: 'letters', table: 'ueb-uncontracted' };

function drawLake(): Drawing {
  const lake = createTriangle({ x: 40, y: 60 }, 90, 80);
  const done = perform(createFromTemplate('empty', 'Lake'), {
    do: 'add',
    items: lake ? [{ ...lake, texture: 'lines-rising' }] : [],
  });
  if (!done.ok) throw new Error('The triangle was not added.');
  return done.value.drawing;
}

test.each([true, false])(
  'a second label of the same thing joins the first, where the key holds both: %s',
  (isInKey) => {
    let drawing = drawLake();
    const item = drawing.layers[0]?.items[0];
    if (!item) throw new Error('There is no triangle.');
    for (const print of ['Water', 'Deep']) {
      const placed = placeLabel(drawing, { item, print, braille: BRAILLE, isInKey }, getProfile('swell-a4'));
      if (!placed) throw new Error('There is no room.');
      drawing = placed;
    }
    expect(validate(drawing)).toMatchObject({ ok: true });
    const read = readScript(writeScript(drawing));
    expect(read).toStrictEqual({ ok: true, value: { drawing: canonicalise(drawing), labels: [] } });
  },
);
