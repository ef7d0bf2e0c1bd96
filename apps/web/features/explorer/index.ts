export { ChartWords } from './chart/chart-words.tsx';
export { ChartExplorer } from './screen/chart-explorer.tsx';
