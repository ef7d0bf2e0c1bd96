import { virtual } from '@guidepup/virtual-screen-reader';
import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { activateLocale, i18n } from '../words/i18n.ts';

/** What a screen reader says of a page that shows this, from one thing to the next. */
export async function readSpoken(content: ReactNode): Promise<string[]> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await activateLocale('en');
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  const root = createRoot(main);
  onTestFinished(async () => {
    await virtual.stop();
    await act(async () => root.unmount());
  });
  await act(async () => root.render(<I18nProvider i18n={i18n}>{content}</I18nProvider>));
  // An open dialog stands beside the page, which it hides.
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  return virtual.spokenPhraseLog();
}
