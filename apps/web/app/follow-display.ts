import { type DisplayChoices, readKeptDisplay } from '@relievo/contracts/people';
import { openKeptHere } from '../lib/keeping/kept-here.ts';
import { openSavers } from '../lib/keeping/open-savers.ts';
import { startTimer } from '../lib/keeping/start-timer.ts';
import { client } from '../lib/server/client.ts';
import { changeSettings, setTheme, settingsStore, themeStore } from '../lib/settings/display.ts';
import { createDisplaySender, findChange } from './display-sender.ts';

/**
 * How pages look is kept with the account. What is chosen here counts more than what the server answers until it has
 * arrived there, also when the page is closed before.
 */
export function followDisplay(atFirst: object, personId: string): () => void {
  const stop = new AbortController();
  const key = `relievo-draft-display-${personId}` as const;
  const { found, keep } = openKeptHere(key, readKeptDisplay, undefined, (older, newer) => ({
    ...older,
    ...newer,
  }));
  const sender = createDisplaySender({
    atFirst: readKeptDisplay(atFirst),
    unsaved: found,
    read: readChoices,
    send: (change) => client.display.change(change, { signal: stop.signal }),
    keepHere: keep,
    later: (work, delay) => startTimer(() => stop.signal.aborted || work(), delay),
  });
  const { look } = sender;
  const onHide = () => {
    if (document.visibilityState === 'hidden') void sender.flush();
  };
  document.addEventListener('visibilitychange', onHide);
  const leave = [openSavers.add(sender.flush), settingsStore.subscribe(look), themeStore.subscribe(look)];
  const show = async () => {
    const kept = await client.display.read(undefined, { signal: stop.signal });
    const { theme, ...settings } = sender.meet(kept);
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
