import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { activateLocale } from './lib/i18n.ts';
import { localeFromSearch } from './lib/locale-choice.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

const { locale, direction } = localeFromSearch(location.search);
await activateLocale(locale, direction);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
