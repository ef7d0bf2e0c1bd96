import { act } from 'react';
import { expect, test } from 'vitest';
import { changeSettings, resetSettings } from '../../../lib/settings/display.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { SessionTimeoutBox } from './session-timeout-box.tsx';

/** It warns from the beginning. */
function showBox() {
  return showPage(<SessionTimeoutBox seconds={900} warningSeconds={1000} onExpired={() => undefined} />, {
    path: '/auth',
  });
}

function readToasts() {
  return toasts.visible().map(({ text }) => text);
}

test('a session is extended three times, and only the last time it is said that this was all', async () => {
  const { person } = await showBox();
  const last = 'Maximum session extensions reached. Save your work frequently.';
  for (const left of [2, 1, 0]) {
    expect(readToasts()).not.toContain(last);
    await person.click(screen.getByRole('button', { name: 'Extend session' }));
    await until(() => expect(readToasts()).toContain(`Session extended. ${left} extensions remaining.`));
  }
  expect(readToasts()).toContain(last);
  expect(screen.queryByRole('button', { name: 'Extend session' })).toBeNull();
});

test('whoever wants no time limits is shown none', async () => {
  resetSettings();
  changeSettings({ noTimeLimits: true });
  await showBox();
  expect(screen.queryByRole('group', { name: 'Session time' })).toBeNull();
  await act(async () => resetSettings());
});
