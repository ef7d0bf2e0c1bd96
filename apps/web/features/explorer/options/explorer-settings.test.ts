import { beforeEach, expect, test } from 'vitest';
import { changeSound, explorerSettings, readExplorerSettings } from './explorer-settings.ts';

beforeEach(() => localStorage.clear());

test('an explorer begins with the sound that a person chose for all charts', () => {
  readExplorerSettings({ soundSpeed: 5, timbre: 'bell' });
  expect(explorerSettings.get().sound).toMatchObject({ speed: 5, timbre: 'bell' });
});

test('what was chosen in the explorer itself stays, whatever is chosen for all charts later', () => {
  readExplorerSettings({ soundSpeed: 5, timbre: 'bell' });
  changeSound({ timbre: 'organ' });
  readExplorerSettings({ soundSpeed: 1, timbre: 'strings' });
  expect(explorerSettings.get().sound).toMatchObject({ speed: 5, timbre: 'organ' });
});
