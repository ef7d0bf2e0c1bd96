export { hasSum } from './adding.ts';
export { isUnit, nameColumn } from './header.ts';
export { readCells, readTable, readTableFromRows } from './read.ts';
export type { Column, ReadOptions, ReadTable, Table } from './table.ts';
