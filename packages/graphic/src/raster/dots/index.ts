export { type Cells, toCells } from './cells.ts';
export { toDots } from './dots.ts';
export { type KeyedLabel, listKeyEntries } from './keyed-label.ts';
export { toPins } from './pins.ts';
