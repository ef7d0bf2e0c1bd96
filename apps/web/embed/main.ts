import type { Chart } from '@relievo/chart';
import { explorePage } from './explore-page.ts';
import { fillPage } from './fill-page.ts';
import { find } from './find.ts';

/** The explorer alone, for a frame in the page of somebody else: what everybody may see, asked as a guest. */
async function start(): Promise<void> {
  const id = location.pathname.split('/')[2] ?? '';
  find('whole', HTMLAnchorElement).href = `/resource/${encodeURIComponent(id)}`;
  const state = find('state', HTMLElement);
  const answer = await fetch(`/api/resources/${encodeURIComponent(id)}/chart`, { credentials: 'omit' }).catch(
    () => null,
  );
  if (!answer?.ok) {
    state.textContent = find('main-missing', HTMLTemplateElement).content.textContent;
    return;
  }
  const chart = (await answer.json()) as Chart;
  fillPage(chart);
  explorePage(chart);
  state.hidden = true;
}

await start();
find('page', HTMLElement).removeAttribute('aria-busy');
