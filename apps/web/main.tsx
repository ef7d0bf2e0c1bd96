import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startSidebar } from './app/shell/sidebar-state.ts';
import { startDisplay } from './lib/display.ts';
import { activateLocale } from './lib/i18n.ts';
import { localeFromSearch } from './lib/locale-choice.ts';
import { startShortcuts } from './lib/shortcut-settings.ts';
import { cleanAtStart } from './lib/start-up-cleaning.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

startDisplay();
startSidebar();
startShortcuts();
const { locale, direction } = localeFromSearch(location.search);
await activateLocale(locale, direction);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void cleanAtStart();
