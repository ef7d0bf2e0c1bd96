export { type DataTable, dataTableOf } from './data-table.ts';
export { joinDescription, sayWhat, writeDescription } from './description.ts';
export { nameOfPoint } from './name-of-point.ts';
export { writeRounded } from './numbers.ts';
