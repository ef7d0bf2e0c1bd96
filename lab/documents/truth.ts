/** A plain description of a document, from which other programs make files. */
export interface Truth {
  readonly name: string;
  /** Such as worksheet, chapter, slides, exam. */
  readonly kind: string;
  /** BCP 47. */
  readonly language: string;
  readonly columns: 1 | 2;
  readonly blocks: readonly Part[];
}

export type Part =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | ListPart
  | TablePart
  | FigurePart
  | ChartPart
  | { readonly kind: 'formula'; readonly latex: string }
  | { readonly kind: 'poem'; readonly stanzas: readonly (readonly string[])[] }
  | { readonly kind: 'box'; readonly title: string; readonly blocks: readonly Part[] }
  /** Empty lines to write on. */
  | { readonly kind: 'lines'; readonly count: number }
  /** The print page that begins here. */
  | { readonly kind: 'page'; readonly number: string };

export interface ListPart {
  readonly kind: 'list';
  readonly isOrdered: boolean;
  readonly items: readonly ItemPart[];
}

export interface ItemPart {
  readonly runs: readonly Run[];
  readonly list?: ListPart;
}

export interface TablePart {
  readonly kind: 'table';
  readonly caption: string;
  readonly headerRows: number;
  readonly rows: readonly (readonly CellPart[])[];
}

export interface CellPart {
  readonly runs: readonly Run[];
  readonly columns: number;
  readonly rows: number;
}

export interface FigurePart {
  readonly kind: 'figure';
  readonly alt: string;
  readonly caption: string;
}

export interface ChartPart {
  readonly kind: 'chart';
  readonly form: 'bar' | 'line' | 'pie';
  readonly title: string;
  readonly caption: string;
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

export type Run =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly style?: 'bold' | 'italic' | 'sub' | 'super';
      readonly link?: string;
      readonly language?: string;
    }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'formula'; readonly latex: string }
  | { readonly kind: 'blank'; readonly width: number };

/** Lists the parts with those inside boxes. */
export function listParts(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => (part.kind === 'box' ? [part, ...listParts(part.blocks)] : [part]));
}

/** Lists all runs of a part, with those of its items and cells. */
export function listRuns(part: Part): readonly Run[] {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
      return part.runs;
    case 'list':
      return listItemRuns(part);
    case 'table':
      return part.rows.flatMap((row) => row.flatMap(({ runs }) => runs));
    default:
      return [];
  }
}

function listItemRuns({ items }: ListPart): readonly Run[] {
  return items.flatMap(({ runs, list }) => [...runs, ...(list ? listItemRuns(list) : [])]);
}
