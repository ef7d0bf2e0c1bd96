import type { Importer } from './importer.ts';
import { svgFile } from './svg.ts';
import { tableFile } from './table.ts';

/** Every way in. A new one is a file beside these and a line here. */
export const IMPORTERS: readonly Importer[] = [svgFile, tableFile];

export const importerFor = (name: string): Importer | undefined => {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  return IMPORTERS.find(({ endings }) => endings.includes(ending));
};

/** '.svg, .csv, .tsv' */
export const knownEndings = (): string =>
  IMPORTERS.flatMap(({ endings }) => endings.map((ending) => `.${ending}`)).join(', ');
