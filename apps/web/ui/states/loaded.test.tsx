import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { announcer, type Politeness } from '../../lib/speaking/announcer.ts';
import { activateLocale, i18n } from '../../lib/words/i18n.ts';
import { SAID_AFTER } from '../actions/use-say-busy.ts';
import { Loaded } from './loaded.tsx';
import { Loading } from './loading.tsx';

/** Shows one thing after another, and tells what is said by the time that everybody has waited. */
async function createStage() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  await activateLocale('en');
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const said: string[] = [];
  const hear = (politeness: Politeness) =>
    announcer.subscribe(politeness, (text) => text && said.push(`${politeness}: ${text}`));
  const forget = [hear('polite'), hear('assertive')];
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.runAllTimers();
    for (const stop of forget) stop();
    vi.useRealTimers();
  });
  return async (content: ReactNode) => {
    await act(async () => root.render(<I18nProvider i18n={i18n}>{content}</I18nProvider>));
    await act(async () => vi.advanceTimersByTime(SAID_AFTER + 500));
    return { place, said };
  };
}

function showPanel(error: unknown) {
  return (
    <Loaded
      query={{ data: undefined, error, refetch: () => {} }}
      loading="Loading the formats…"
      failed="The formats could not be loaded"
    >
      {() => null}
    </Loaded>
  );
}

test('a part that failed to load is announced at once, under its heading', async () => {
  const shown = await createStage();
  const { place, said } = await shown(showPanel(new Error('no connection')));
  expect(said).toEqual(['assertive: The formats could not be loaded']);
  expect(place.querySelector('h3')?.textContent).toBe('The formats could not be loaded');
});

test('a slow page announces what it loads, and its parts do not talk across each other', async () => {
  const shown = await createStage();
  expect((await shown(showPanel(null))).said).toEqual([]);
  const { place, said } = await shown(<Loading label="Loading the resource…" />);
  expect(said).toEqual(['polite: Loading the resource…']);
  // There is one place that speaks: what is put into the page with its words would be read or not, by chance.
  expect(place.querySelector('[role=status], [aria-live]')).toBeNull();
});
