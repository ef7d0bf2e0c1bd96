export { checkFigure, formatClaim } from './check-figure.ts';
export { judgeByChart } from './judge-by-chart.ts';
