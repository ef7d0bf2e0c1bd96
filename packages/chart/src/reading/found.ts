/** What a page shows as a chart, as a person will look through it before anything is made of it. */
export interface FoundChart {
  readonly type: 'bar' | 'line' | 'scatter' | 'pie';
  readonly title: string;
  /** Of the axes; of a pie what is shared out. */
  readonly x: string;
  readonly y: string;
  readonly unit: string;
  readonly scale: 'linear' | 'log';
  readonly stacking: 'beside' | 'stacked';
  readonly direction: 'standing' | 'lying';
  /** The first row names the columns. */
  readonly cells: readonly (readonly string[])[];
  /** The column by which rows belong together, where there is one. */
  readonly group: string | null;
}
