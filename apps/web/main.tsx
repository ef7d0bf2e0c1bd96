import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { router } from './app/router.tsx';
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

/** How long the frame waits for its page, so that both come together; on a slow line the frame comes first. */
const PATIENCE_MS = 300;

async function startApp(place: Element): Promise<void> {
  const page = router.load();
  // The router listens only when it is drawn: a press of Back before that would leave the page of the old address.
  // The listener is its own function, since the router's own would be taken off with it.
  const stopListening = router.history.subscribe(() => void router.load());
  const { locale, direction } = readLocale(location.search);
  await activateLocale(locale, direction);
  const isServed = place.childElementCount > 0;
  // What the server wrote of a public page stays until the page itself can take its place.
  await (isServed ? page : Promise.race([page, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]));
  createRoot(place).render(
    <StrictMode>
      <App onDrawn={stopListening} />
    </StrictMode>,
  );
}
