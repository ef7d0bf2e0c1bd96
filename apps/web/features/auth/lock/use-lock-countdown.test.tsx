import { expect, onTestFinished, test, vi } from 'vitest';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { useLockCountdown } from './use-lock-countdown.ts';

function Lock() {
  const { seconds, begin } = useLockCountdown();
  return (
    <button type="button" onClick={() => begin(300)}>
      {seconds} seconds
    </button>
  );
}

test('a lock begins with the seconds that the server said, also where a moment passes between two looks at the clock', async () => {
  const { person } = await showPage(<Lock />, { path: '/auth' });
  let moment = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (moment += 1));
  onTestFinished(() => clock.mockRestore());
  await person.click(screen.getByRole('button', { name: '0 seconds' }));
  expect(screen.getByRole('button').textContent).toBe('300 seconds');
});
