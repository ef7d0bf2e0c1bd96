import type { ChartType } from './chart.ts';

/** Its points have places along an axis of numbers or dates, where the table has them. */
export function isPlacedType(type: ChartType): boolean {
  return isCourse(type) || type === 'scatter';
}

/** Its values are felt as lengths and areas that begin at zero, which a logarithm does not have. */
export function beginsAtZero(type: ChartType): boolean {
  return type === 'bar' || type === 'area' || type === 'histogram' || type === 'pictogram' || isRound(type);
}

/** It draws numbers that are worked out of the rows, and not the rows. */
export function isDerived(type: ChartType): boolean {
  return type === 'histogram' || type === 'box';
}

/** It shows one column of numbers. */
export function takesOneColumn(type: ChartType): boolean {
  return isRound(type) || type === 'histogram' || type === 'pictogram' || type === 'map' || isOnLine(type);
}

/** Its points lie along one line, by their values. */
export function isOnLine(type: ChartType): boolean {
  return type === 'number-line' || type === 'time-line';
}

/** It shows the parts of one whole. */
export function isRound(type: ChartType): boolean {
  return type === 'pie' || type === 'donut';
}

/** Its values follow each other as a course that rises and falls. */
export function isCourse(type: ChartType): boolean {
  return type === 'line' || type === 'area' || type === 'function';
}
