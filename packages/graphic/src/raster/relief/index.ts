export { type ReliefTheme, SHEET_COLORS, shadeRelief } from './relief.ts';
