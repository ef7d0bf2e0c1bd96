import { type Drawing, walk } from '@relievo/graphic/model';
import type { Finding, Severity } from '@relievo/graphic/rules';

/** The tasks that findings are grouped by, in the order in which they are shown. */
export const TASKS = ['words', 'room', 'size', 'differ', 'redraw', 'fewer', 'sheet'] as const;
export type Task = (typeof TASKS)[number];

const TASK_OF: Readonly<Record<Finding['code'], Task>> = {
  area_too_narrow: 'size',
  arrowhead_angle_wrong: 'redraw',
  axis_width_wrong: 'redraw',
  braille_characters_wrong: 'words',
  braille_missing: 'words',
  braille_size_wrong: 'words',
  dash_rhythm_short: 'size',
  double_line_too_close: 'room',
  drawing_empty: 'sheet',
  drawing_too_dense: 'fewer',
  grid_cell_too_small: 'room',
  grid_not_weakest: 'redraw',
  heights_upside_down: 'redraw',
  helper_line_too_wide: 'redraw',
  hollow_too_small: 'size',
  item_not_finite: 'redraw',
  item_raises_nothing: 'redraw',
  key_code_too_short: 'words',
  key_code_without_lower_dot: 'words',
  key_sample_not_in_figure: 'words',
  key_sample_too_small: 'size',
  label_clearance_too_small: 'room',
  label_gap_wrong: 'room',
  language_missing: 'words',
  language_not_a_tag: 'words',
  lead_line_bent: 'redraw',
  lead_line_has_head: 'redraw',
  lead_line_length_wrong: 'redraw',
  lead_line_target_wrong: 'redraw',
  lead_line_width_wrong: 'redraw',
  line_break_too_long: 'redraw',
  line_kinds_alike: 'differ',
  lines_diverge_too_little: 'room',
  main_line_too_short: 'size',
  main_line_too_thin: 'size',
  main_line_too_wide: 'redraw',
  margin_too_small: 'room',
  margins_too_large: 'sheet',
  off_sheet: 'room',
  outline_crosses_itself: 'redraw',
  parallel_lines_too_close: 'room',
  raised_share_too_large: 'fewer',
  raised_share_too_small: 'sheet',
  sheet_too_large: 'sheet',
  sheet_without_size: 'sheet',
  symbol_kinds_alike: 'differ',
  symbol_too_small: 'size',
  text_overlapped: 'room',
  texture_too_close_to_line: 'room',
  textures_too_close: 'room',
  things_too_close: 'room',
  too_many_codes: 'fewer',
  too_many_kinds: 'fewer',
  too_many_labels: 'fewer',
};

/** All findings of one code: one sentence, one source and one repair for them together. */
export interface FoundKind {
  readonly code: Finding['code'];
  readonly severity: Severity;
  readonly findings: readonly Finding[];
  readonly things: number;
}

export interface FoundTask {
  readonly task: Task;
  readonly kinds: readonly FoundKind[];
}

/** Finds the thing that an item is a part of, such as a table of many lines; a whole sheet is a thing as well. */
type ThingOf = (finding: Finding) => string;

/** Groups findings by the task that ends them, and counts the things that they are about. */
export function groupFindings(list: readonly Finding[], drawing: Drawing): readonly FoundTask[] {
  const thingOf = nameThings(drawing);
  return TASKS.flatMap((task) => {
    const codes = [...new Set(list.map(({ code }) => code))].filter((code) => TASK_OF[code] === task);
    const kinds = codes.map((code): FoundKind => {
      const findings = list.filter((finding) => finding.code === code);
      return { code, findings, severity: worstOf(findings), things: new Set(findings.map(thingOf)).size };
    });
    return kinds.length === 0 ? [] : [{ task, kinds }];
  });
}

export function countThings(list: readonly Finding[], drawing: Drawing): number {
  return new Set(list.map(nameThings(drawing))).size;
}

/** Lines of a grid are one thing, and so is a group. */
function nameThings(drawing: Drawing): ThingOf {
  const things = new Map<string, string>();
  let outermost = '';
  for (const { item, depth } of walk(drawing)) {
    if (depth === 0) outermost = item.id;
    things.set(item.id, item.role === 'grid' ? 'grid' : outermost);
  }
  return ({ items: [first], code }) => (first === undefined ? code : (things.get(first) ?? first));
}

const ORDER: readonly Severity[] = ['error', 'warning', 'advice'];

function worstOf(findings: readonly Finding[]): Severity {
  return ORDER.find((severity) => findings.some((finding) => finding.severity === severity)) ?? 'advice';
}
