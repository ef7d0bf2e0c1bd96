import type { Chart } from '@relievo/chart/model';
import { find } from './find.ts';

/** The explorer alone, for a frame in the page of somebody else: what everybody may see, asked as a guest. */
async function start(): Promise<void> {
  const id = encodeURIComponent(location.pathname.split('/')[2] ?? '');
  find('whole', HTMLAnchorElement).href = `/resource/${id}`;
  const state = find('state', HTMLElement);
  const isShown = (await showChart(id)) || (await showDrawing(id));
  if (isShown) state.hidden = true;
  else state.textContent = find('main-missing', HTMLTemplateElement).content.textContent;
}

// What reads charts and what reads drawings is loaded where there is one.

async function showChart(id: string): Promise<boolean> {
  const answer = await fetch(`/api/resources/${id}/chart`, { credentials: 'omit' }).catch(() => null);
  if (!answer?.ok) return false;
  try {
    const chart = (await answer.json()) as Chart;
    const { showChart: show } = await import('./show-chart.ts');
    show(chart);
    return true;
  } catch {
    // The response of a proxy is not a chart, whatever its status.
    return false;
  }
}

async function showDrawing(id: string): Promise<boolean> {
  const { showDrawing: show } = await import('./show-drawing.ts');
  return show(id).catch(() => false);
}

await start();
find('page', HTMLElement).removeAttribute('aria-busy');
