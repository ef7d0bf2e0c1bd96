export { type FoundSymbol, findSymbols } from './find-symbols.ts';
export { SUBJECTS } from './subjects.ts';
export { createSymbolGroup, type SymbolFamily, type TactileSymbol } from './symbol.ts';
