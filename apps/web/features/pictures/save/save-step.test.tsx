import { EMPTY_PICTURE_WORK } from '@relievo/contracts/pictures';
import { expect, test } from 'vitest';
import { screen } from '../../../lib/testing/page.tsx';
import { refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { openStep, SVG, TRACED } from '../testing/open-step.tsx';

test('whoever opens Save before the picture could be drawn is told why, and has it drawn again from there', async () => {
  let times = 0;
  const { person } = await openStep('save', {}, () => {
    times += 1;
    return times === 1 ? refuse('picture_not_traced', { problem: 'It took too long.' }) : TRACED;
  });
  expect(await screen.findByText(/It took too long/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Save it as a resource' })).toBeTruthy();
});

test.each(['process', 'save'])(
  'a drawing that was kept and can no longer be read does not load for ever in %s, and is drawn anew',
  async (step) => {
    const of = EMPTY_PICTURE_WORK.recipe;
    const { person, heard } = await openStep(step, { drawn: { svg: SVG.slice(0, 200), of } });
    expect(await screen.findByText(/could not be turned into a drawing/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await until(() => expect(heard).toContain('The drawing is ready. Lines: 5. Areas: 1. Marks: 0.'));
  },
);
