import { expect, test } from 'vitest';
import { planSheets } from '../operations/spread/plan-sheets.ts';
import { spreadDrawing } from '../operations/spread/spread.ts';
import { getProfile } from '../profiles/profiles.ts';
import { drawing, rect, shape, text } from '../testing/make.ts';
import { writeGuide } from './guide-en.ts';

function house(id: string, x: number, y: number, name: string) {
  return shape(id, rect(x, y, 15, 15), { name });
}

function guideOf(items: Parameters<typeof drawing>[0]): readonly string[] {
  const value = drawing(items);
  const { plan } = planSheets(value, 'expert', getProfile('swell-a4'));
  const spread = plan && spreadDrawing({ ...value, spread: plan });
  return spread ? writeGuide(spread) : [];
}

test('the guide leads from the overview to each detail and back, by names where there are any', () => {
  const guide = guideOf([
    house('inn', 20, 20, ''),
    house('mill', 37, 20, 'Mill'),
    house('barn', 20, 37, ''),
    text('word', 'Inn', { at: { x: 24, y: 24 }, labels: 'inn' }),
    house('a', 150, 240, ''),
    house('b', 167, 240, ''),
  ]);
  expect(guide).toEqual([
    'Sheet 1 of 3: the overview. 5 small parts are not on it, but on the other sheets. Find A in the upper left and B in the lower right. Each letter has a sheet of its own.',
    'Sheet 2 of 3, A: the upper left of the overview, enlarged 4.9 times. It shows “Inn”, “Mill” and 1 more part. To go back, find A in the upper left of the overview.',
    'Sheet 3 of 3, B: the lower right of the overview, enlarged 4.9 times. It shows 2 parts. To go back, find B in the lower right of the overview.',
  ]);
});

test('a drawing of one sheet has no guide', () => {
  expect(guideOf([house('inn', 20, 20, 'Inn')])).toEqual([]);
});

test('where a place lies is said as a person would say it', () => {
  const [overview] = guideOf([
    ...[15, 32].map((y) => house(`top-${y}`, 97, y, '')),
    ...[135, 152].map((y) => house(`left-${y}`, 15, y, '')),
    ...[240, 257].map((y) => house(`bottom-${y}`, 97, y, '')),
  ]);
  expect(overview).toContain('Find A at the top, B on the left side and C at the bottom. Each letter');
});

test('where nothing is left in a place, the guide says so', () => {
  const spread = { reader: 'expert', gap: 3, places: [{ x: 20, y: 30, width: 40, height: 50 }] } as const;
  const made = spreadDrawing(drawing([house('far', 150, 240, '')], { spread }));
  expect(made && writeGuide(made)).toEqual([
    'Sheet 1 of 2: the overview. All parts are on it. Find A in the upper left. It has a sheet of its own.',
    'Sheet 2 of 2, A: the upper left of the overview, enlarged 4.6 times. It shows what is on the overview, too. To go back, find A in the upper left of the overview.',
  ]);
});
