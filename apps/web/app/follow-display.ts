import { type DisplayChoices, readKeptDisplay } from '@relievo/contracts/people';
import { markWork } from '../lib/keeping/mark-work.ts';
import { openSavers } from '../lib/keeping/open-savers.ts';
import { createSaver } from '../lib/keeping/saver.ts';
import { startTimer } from '../lib/keeping/start-timer.ts';
import { client } from '../lib/server/client.ts';
import { changeSettings, setTheme, settingsStore, themeStore } from '../lib/settings/display.ts';
import { readStored, removeStored, writeStored } from '../lib/stores/stored.ts';

/**
 * How pages look is kept with the account. What is chosen here counts more than what the server answers until it has
 * arrived there, also when the page is closed before.
 */
export function followDisplay(atFirst: object, personId: string): () => void {
  const stop = new AbortController();
  const key = `relievo-draft-display-${personId}` as const;
  const unsent = readKeptDisplay(readStored(key));
  /** What the server has, as far as this page knows. */
  let known = findOthers(readKeptDisplay(atFirst), unsent);
  let present = readChoices();
  let arrivedSince: DisplayChoices = {};
  const saver = createSaver<DisplayChoices>({
    // The server counts no versions: what is sent are single choices, and the last one counts.
    there: { edits: 0, work: known },
    unsaved: null,
    present: () => present,
    markOf: markWork,
    send: async () => {
      const change = findChange(known, present);
      if (Object.keys(change).length > 0) await client.display.change(change, { signal: stop.signal });
      known = { ...known, ...change };
      arrivedSince = { ...arrivedSince, ...change };
      return { outcome: 'saved', edits: 0 };
    },
    keepHere: (unsaved) => {
      if (unsaved) return writeStored(key, findChange(known, present));
      removeStored(key);
      return true;
    },
    later: (work, delay) => startTimer(() => stop.signal.aborted || work(), delay),
  });
  const look = () => {
    present = readChoices();
    if (Object.keys(findChange(known, present)).length > 0 || saver.store.get().standing !== 'kept')
      saver.changed();
  };
  const onHide = () => {
    if (document.visibilityState === 'hidden') void saver.flush();
  };
  document.addEventListener('visibilitychange', onHide);
  const leave = [openSavers.add(saver.flush), settingsStore.subscribe(look), themeStore.subscribe(look)];
  const show = async () => {
    const kept = await client.display.read(undefined, { signal: stop.signal });
    const { theme, ...settings } = { ...kept, ...arrivedSince, ...findChange(known, present) };
    known = { ...known, ...kept, ...arrivedSince };
    if (theme && theme !== themeStore.get()) setTheme(theme);
    if (Object.keys(findChange(readChoices(), settings)).length > 0)
      changeSettings({
        ...settings,
        ...(settings.contrastLevel ? { highContrast: settings.contrastLevel === 'high' } : {}),
      });
  };
  // What was chosen while this part came, or had not arrived when the page was closed, is sent as well.
  look();
  // Without an answer this browser shows what it kept itself.
  void show().catch(() => undefined);
  return () => {
    stop.abort();
    document.removeEventListener('visibilitychange', onHide);
    for (const unsubscribe of leave) unsubscribe();
  };
}

function readChoices(): DisplayChoices {
  return readKeptDisplay({ ...settingsStore.get(), theme: themeStore.get() });
}

function findChange(from: DisplayChoices, to: DisplayChoices): DisplayChoices {
  return readKeptDisplay(
    Object.fromEntries(
      Object.entries(to).filter(([name, value]) => from[name as keyof DisplayChoices] !== value),
    ),
  );
}

function findOthers(choices: DisplayChoices, without: DisplayChoices): DisplayChoices {
  return readKeptDisplay(Object.fromEntries(Object.entries(choices).filter(([name]) => !(name in without))));
}
