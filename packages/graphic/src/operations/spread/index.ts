export { planSheets } from './plan-sheets.ts';
export { type DetailSheet, type SpreadDrawing, spreadDrawing } from './spread.ts';
