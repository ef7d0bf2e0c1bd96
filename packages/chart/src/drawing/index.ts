export { listSheets } from './drawn.ts';
export { drawChart } from './sheets/draw.ts';
