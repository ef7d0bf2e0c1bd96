export { composeFigure } from './compose.ts';
