import type { Survey } from '../../measure/survey.ts';
import type { Drawing } from '../../model/drawing.ts';
import type { Box } from '../../model/geometry.ts';
import type { Medium } from '../../profiles/profile.ts';
import type { FindingMessage } from './messages.ts';

export type Severity = 'error' | 'warning' | 'advice';

/** What a rule found: where, what was measured, what would be right. Its code and parameters are told by a catalogue. */
export type Finding = FindingMessage & {
  readonly rule: string;
  readonly severity: Severity;
  readonly items: readonly string[];
  readonly place: Box;
  /** Millimetres, or the unit that the rule states. */
  readonly measured: number;
  readonly required: number;
  readonly repairable: boolean;
  /** Who says so. */
  readonly source: string;
};

/** What a rule says about one fault; the rest of the finding is the rule's. */
export type Fault = FindingMessage &
  Pick<Finding, 'items' | 'place' | 'measured' | 'required'> & { readonly repairable?: boolean };

/** Mends one finding or returns the drawing unchanged; never deletes an item. */
export type Mend = (drawing: Drawing, finding: Finding, survey: Survey) => Drawing;

export interface Rule {
  readonly id: string;
  /** The requirement that it stands for, in our words: the list of requirements is checked against these. */
  readonly row: string;
  readonly media: readonly Medium[];
  readonly severity: Severity;
  readonly source: string;
  readonly measures: string;
  /** A finding is about the sheet as a whole: its items may change while it is mended. */
  readonly wholeSheet?: true;
  readonly faults: (survey: Survey) => Iterable<Fault>;
  /** Ways to mend a finding, the gentlest first. */
  readonly mends?: readonly Mend[];
}
