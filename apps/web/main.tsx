import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { pageArrived } from './app/router.tsx';
import { startSidebar } from './app/sidebar-state/sidebar-state.ts';
import { startDisplay } from './lib/settings/display.ts';
import { localeFromSearch } from './lib/settings/locale-choice.ts';
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
void start(root);
void cleanAtStart();

/** What the server wrote of a public page stays until the page itself can take its place. */
async function start(place: Element): Promise<void> {
  const { locale, direction } = localeFromSearch(location.search);
  await activateLocale(locale, direction);
  if (place.childElementCount > 0) await pageArrived(location.pathname);
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
