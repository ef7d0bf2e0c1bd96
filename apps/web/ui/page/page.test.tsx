import { I18nProvider } from '@lingui/react';
import { act, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { announce, announcer } from '../../lib/speaking/announcer.ts';
import { activateLocale, i18n } from '../../lib/words/i18n.ts';
import { Page } from './page.tsx';

interface Opened {
  readonly said: string[];
  readonly show: (page: ReactNode) => Promise<void>;
  readonly open: (path: string, part?: string) => Promise<void>;
}

async function startPages(): Promise<Opened> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
  vi.useFakeTimers();
  await activateLocale('en');
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const said: string[] = [];
  const forget = announcer.subscribe('polite', (text) => text && said.push(text));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    forget();
    history.replaceState(null, '', '/');
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const show = async (page: ReactNode) => {
    await act(async () => root.render(<I18nProvider i18n={i18n}>{page}</I18nProvider>));
    vi.runAllTimers();
  };
  const open = (path: string, part?: string) => {
    history.pushState(null, '', path);
    return show(
      <Page key={path} title="Clock" part={part} describe={{ contents: 'A clock.' }}>
        {null}
      </Page>,
    );
  };
  return { said, show, open };
}

/** Somebody reads a page, and its focus and what was said of it are over. */
async function startAtOnePage(): Promise<Opened> {
  const opened = await startPages();
  await opened.open('/resource/1');
  (document.activeElement as HTMLElement).blur();
  vi.mocked(scrollTo).mockClear();
  opened.said.length = 0;
  return opened;
}

test('a page with the same name for another thing takes the focus to its heading, and is announced', async () => {
  const { said, open } = await startPages();
  await open('/resource/1');
  expect([document.title, document.activeElement, said]).toEqual(['Clock – Relievo', document.body, []]);
  await open('/content/1', 'Your content');
  expect(document.title).toBe('Clock – Your content – Relievo');
  expect([document.activeElement?.textContent, said]).toEqual(['Clock', ['Navigated to Clock']]);
});

test.each(['#main-content', '#navigation', '#search', '#user-menu'])(
  'a page that is opened at %s neither takes the focus nor scrolls',
  async (hash) => {
    const { said, open } = await startAtOnePage();
    await open(`/resource/2${hash}`);
    expect([document.activeElement, said]).toEqual([document.body, []]);
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

test('a page that is opened at another place of it takes the focus and scrolls to the top', async () => {
  const { said, open } = await startAtOnePage();
  await open('/resource/2#files');
  expect([document.activeElement?.textContent, said]).toEqual(['Clock', ['Navigated to Clock']]);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('the name of a page is announced before what it holds says how much there is', async () => {
  const { said, show } = await startAtOnePage();
  await show(
    <Page title="Library" describe={{ contents: 'Cards.' }}>
      <Counted />
    </Page>,
  );
  expect(said).toEqual(['Navigated to Library', '12 marketplace items found']);
});

function Counted() {
  useEffect(() => announce('12 marketplace items found', 'library'), []);
  return null;
}
