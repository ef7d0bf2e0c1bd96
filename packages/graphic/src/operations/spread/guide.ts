import type { Message } from '@relievo/words';
import type { Item } from '../../model/drawing.ts';
import type { Where } from './places.ts';
import type { SpreadDrawing } from './spread.ts';

/** What leads from the overview of a spread drawing to each detail and back. */
export interface GuideMessages {
  guide_overview: {
    readonly sheets: number;
    readonly leftOut: number;
    readonly places: readonly { readonly letter: string; readonly where: Where }[];
  };
  guide_detail: {
    readonly sheet: number;
    readonly sheets: number;
    readonly letter: string;
    readonly where: Where;
    readonly scale: number;
    /** Names of what is there and not on the overview. */
    readonly names: readonly string[];
    /** How much more is there that has no name. */
    readonly more: number;
  };
}

export type GuideMessage = Message<GuideMessages>;

/** A message for each sheet: first the overview, then the details by their letters. */
export function listGuide({ details, leftOut }: SpreadDrawing): readonly GuideMessage[] {
  const sheets = details.length + 1;
  return [
    {
      code: 'guide_overview',
      parameters: {
        sheets,
        leftOut: countParts(leftOut),
        places: details.map(({ letter, where }) => ({ letter, where })),
      },
    },
    ...details.map(({ letter, where, scale, shows }, at): GuideMessage => {
      const names = findNames(shows);
      const parameters = { sheet: at + 2, sheets, letter, where, scale, ...names };
      return { code: 'guide_detail', parameters };
    }),
  ];
}

/** A label is told with what it names. */
function countParts(items: readonly Item[]): number {
  return items.filter((item) => item.kind !== 'text' || item.labels === undefined).length;
}

function findNames(items: readonly Item[]): { readonly names: readonly string[]; readonly more: number } {
  const labels = new Map(
    items.flatMap((item) =>
      item.kind === 'text' && item.labels ? [[item.labels, item.print] as const] : [],
    ),
  );
  const names: string[] = [];
  let more = 0;
  for (const item of items) {
    if (item.kind === 'text' && item.labels !== undefined && items.some(({ id }) => id === item.labels))
      continue;
    const name = (item.kind === 'text' ? item.print : item.name || (labels.get(item.id) ?? '')).trim();
    if (name === '') more += 1;
    else names.push(name);
  }
  return { names: [...new Set(names)], more };
}
