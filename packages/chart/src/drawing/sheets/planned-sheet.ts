import type { Change } from '@relievo/graphic/outputs';
import { findTerms } from '../../terms/terms.ts';
import type { Portion } from '../portion.ts';
import type { DrawingReports } from '../reports.ts';
import { fitOnSheet, type Target } from './fit.ts';

/** A sheet, and the way in which it is to be drawn. */
export interface PlannedSheet {
  readonly portion: Portion;
  readonly way: string;
}

export interface Plan {
  readonly sheets: readonly PlannedSheet[];
  readonly hasOverview: boolean;
  readonly changes: readonly Change<DrawingReports>[];
}

/** More sheets than hands turn: paper is laid side by side, pages of pins follow each other. */
const MOST_SHEETS = { paper: 12, screen: 36 };

export function countMostSheets({ profile }: Target): number {
  return profile.medium === 'pins' ? MOST_SHEETS.screen : MOST_SHEETS.paper;
}

/** Keeps room for the number of any sheet. */
export const LONGEST = 88;

export function planSheet(portion: Portion, target: Target): PlannedSheet | null {
  const { made, way } = fitOnSheet(nameSheet(portion, LONGEST, LONGEST), target);
  return made ? { portion, way } : null;
}

export function nameSheet(portion: Portion, number: number, of: number): Portion {
  const { chart } = portion;
  const sheet = findTerms(chart.language).sheet(number, of);
  return { ...portion, chart: { ...chart, title: `${chart.title}, ${sheet}` } };
}
