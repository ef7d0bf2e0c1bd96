import { createFromTemplate } from '@relievo/graphic/editing/templates';
import type { Drawing } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
// What draws comes later: it must be there before the test has ended.
import '../../lib/layout/draw-relief.ts';
import { screen, showPage } from '../../lib/testing/page.tsx';
import { ReliefPicture } from './relief-picture.tsx';

test('a picture says that it is being drawn until it is, and what it shows', async () => {
  let arrive: (drawing: Drawing) => void = () => undefined;
  const arriving = new Promise<Drawing>((resolve) => {
    arrive = resolve;
  });
  await showPage(<ReliefPicture load={() => arriving} alt="Three shapes" width={20} height={10} />, {
    path: '/',
  });
  const picture = screen.getByRole('img', { name: 'Three shapes' });
  expect(picture.getAttribute('aria-busy')).toBe('true');
  arrive(createFromTemplate('empty', 'Three shapes'));
  expect(await screen.findByRole('img', { name: 'Three shapes', busy: false })).toBe(picture);
});
