import type { Drawing } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import type { Medium, Profile } from './profile.ts';

export type Severity = 'error' | 'warning' | 'advice';

/** What a rule found: where, what was measured, what would be right, in one plain sentence. */
export type Finding = {
  readonly rule: string;
  readonly severity: Severity;
  readonly items: readonly string[];
  readonly place: Box;
  /** Millimetres, or the unit that the rule states. */
  readonly measured: number;
  readonly required: number;
  readonly message: string;
  readonly repairable: boolean;
  /** Who says so. */
  readonly source: string;
};

export type Rule = {
  readonly id: string;
  readonly media: readonly Medium[];
  readonly severity: Severity;
  readonly source: string;
  readonly measures: string;
  readonly check: (drawing: Drawing, profile: Profile) => readonly Finding[];
  /** Removes the finding or returns the drawing unchanged; never deletes an item. */
  readonly repair?: (drawing: Drawing, finding: Finding, profile: Profile) => Drawing;
};
