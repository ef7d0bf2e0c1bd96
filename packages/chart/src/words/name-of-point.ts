import type { DataPoint, Series } from '../model/chart.ts';
import { tellValue, withUnit } from './numbers.ts';

/** 'Thursday: 8 books' */
export function nameOfPoint(point: DataPoint, { unit }: Series, language: string): string {
  const text = tellValue(point, language);
  const hasUnit = unit === null || point.y === null || text.includes(unit);
  return `${point.label}: ${hasUnit ? text : withUnit(text, unit)}`;
}
