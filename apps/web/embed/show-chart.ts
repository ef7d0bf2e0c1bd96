import type { Chart } from '@relievo/chart/model';
import { explorePage } from './explore-page.ts';
import { fillPage } from './fill-page.ts';

export function showChart(chart: Chart): void {
  fillPage(chart);
  explorePage(chart);
}
