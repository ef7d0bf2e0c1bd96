import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { waitForPage } from './app/router.tsx';
import { startSidebar } from './app/sidebar-state/sidebar-state.ts';
import { startDisplay } from './lib/settings/display.ts';
import { readLocale } from './lib/settings/locale-choice.ts';
import { startShortcuts } from './lib/settings/shortcut-settings.ts';
import { keepFocus } from './lib/speaking/focus-keeper.ts';
import { cleanAtStart } from './lib/stores/start-up-cleaning.ts';
import { activateLocale } from './lib/words/i18n.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

startDisplay();
startSidebar();
startShortcuts();
keepFocus(document);

// No await of this module: pages and catalogues are made of what this module is made of, and would wait for it in turn.
void startApp(root);
void cleanAtStart();

/** What the server wrote of a public page stays until the page itself can take its place. */
async function startApp(place: Element): Promise<void> {
  const { locale, direction } = readLocale(location.search);
  await activateLocale(locale, direction);
  if (place.childElementCount > 0) await waitForPage(location.pathname);
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
