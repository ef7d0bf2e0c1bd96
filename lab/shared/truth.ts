/** The program that makes a file writes these facts about it to NAME.json. */
export type Truth = ChartTruth | FigureTruth;

export const FORMS = [
  'bar',
  'lying',
  'grouped',
  'stacked',
  'full',
  'diverging',
  'line',
  'lines',
  'dates',
  'log',
  'area',
  'points',
  'pie',
  'ring',
  'histogram',
  'box',
  'heat',
] as const;
export type Form = (typeof FORMS)[number];

export interface ChartTruth {
  readonly kind: 'chart';
  readonly name: string;
  readonly style: string;
  readonly form: Form;
  readonly title: string;
  /** The names of the axes are empty if the chart has no axes. */
  readonly x: string;
  readonly y: string;
  readonly legend: 'right' | 'top' | 'bottom' | 'left' | 'none';
  readonly series: readonly string[];
  /**
   * A name, a date or a number, then a number for each series. A histogram has the ends of each interval and its count,
   * a box min, quartiles and max.
   */
  readonly rows: readonly (readonly (string | number)[])[];
  /** Words that a sheet of it has to hold in braille, one entry for words that belong together. */
  readonly words: readonly string[];
  /** Words of the page around it, which a text may hold instead of the sheet. */
  readonly page?: readonly string[];
  readonly look: Look;
}

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly palette: number;
  readonly grid: boolean;
  readonly font: number;
  /** Numbers are written on the bars or slices. */
  readonly values: boolean;
}

export interface FigureTruth {
  readonly kind: 'figure';
  readonly name: string;
  readonly style: string;
  readonly form: string;
  readonly title?: string;
  readonly words: readonly string[];
  readonly page?: readonly string[];
  /** Labels with the parts that they name, and the middle of each part, as shares of the width and the height. */
  readonly labels: readonly {
    readonly text: string;
    readonly of: string;
    readonly at: readonly [number, number];
  }[];
}
