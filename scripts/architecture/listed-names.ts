import type { ParseResult } from 'oxc-parser';

/** A name that a door lists, and the file it comes from; what a door holds beside such lists has no source. */
export interface ListedName {
  readonly name: string;
  readonly from: string | null;
  readonly line: number;
}

/** Collects the names that a door lists by `export { name } from './file.ts'`; each other statement has no source. */
export function collectListedNames(
  { module, program }: ParseResult,
  lineAt: (offset: number) => number,
): ListedName[] {
  const lists = new Set<number>();
  const names = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest, exportName }): ListedName[] => {
      // `export *` has no name.
      if (!moduleRequest || !exportName.name) return [];
      lists.add(start);
      return [{ name: exportName.name, from: moduleRequest.value, line: lineAt(start) }];
    }),
  );
  const others = program.body
    .filter(({ start }) => !lists.has(start))
    .map(({ start }) => ({ name: '', from: null, line: lineAt(start) }));
  return [...names, ...others];
}
