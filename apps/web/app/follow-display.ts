import { type DisplayChoices, readKeptDisplay } from '@relievo/contracts';
import { client } from '../lib/server/client.ts';
import { changeSettings, setTheme, settingsStore, themeStore } from '../lib/settings/display.ts';

/** How long somebody may still be choosing before it is sent. */
const SETTLES_MS = 400;

/** What is chosen here before the answer came counts more than the answer. */
export function followDisplay(atFirst: object): () => void {
  const stop = new AbortController();
  let known = readKeptDisplay(atFirst);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    const now = readChoices();
    const change = findChange(known, now);
    known = now;
    // Not kept now, it is kept with the next change; here it shows in any case.
    if (Object.keys(change).length > 0) void client.display.change(change).catch(() => undefined);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(send, SETTLES_MS);
  };
  const leave = [settingsStore.subscribe(later), themeStore.subscribe(later)];
  const show = async () => {
    const kept = await client.display.read(undefined, { signal: stop.signal });
    const { theme, ...settings } = { ...kept, ...findChange(known, readChoices()) };
    known = { ...known, ...kept };
    if (theme && theme !== themeStore.get()) setTheme(theme);
    if (Object.keys(findChange(readChoices(), settings)).length > 0)
      changeSettings({
        ...settings,
        ...(settings.contrastLevel ? { highContrast: settings.contrastLevel === 'high' } : {}),
      });
  };
  // What was chosen while this part came is sent as well.
  later();
  // Without an answer this browser shows what it kept itself.
  void show().catch(() => undefined);
  return () => {
    stop.abort();
    clearTimeout(timer);
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
