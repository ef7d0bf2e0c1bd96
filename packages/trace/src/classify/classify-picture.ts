import { countOf, percent } from '@relievo/words';
import { measureLooks } from '../measure/kind.ts';
import { type Traced, tracePicture } from '../picture/trace.ts';
import type { Pixels } from '../pixels/grid.ts';
import { findChartEvidence } from './chart-evidence.ts';
import { weighCount, weighFact, weighShare } from './evidence.ts';
import { type Facts, measureFacts } from './facts.ts';
import { findDiagramEvidence, findDrawingEvidence, findMapEvidence } from './figure-evidence.ts';
import {
  type AdviceCode,
  CLASSES,
  type ClassName,
  type Complexity,
  type Evidence,
  type PictureClass,
  type TouchReading,
} from './picture-class.ts';
import { findMathEvidence, findTextEvidence } from './print-evidence.ts';
import { readByTouch } from './touch.ts';

interface Known {
  readonly traced?: Traced;
  /** How many labels were read in it: where nobody has read, each line of print may be one. */
  readonly labels?: number;
}

/** What a picture is, why, and what may come of it; pass what is known of it already. */
export function classifyPicture(
  picture: Pixels,
  { traced = tracePicture(picture), labels = traced.print.length }: Known = {},
): PictureClass {
  const facts = measureFacts(picture, traced);
  const evidence = listEvidence(picture, facts);
  const scores = scoreClasses(evidence);
  const [first = 'empty', second = 'empty'] = CLASSES.toSorted((a, b) => scores[b] - scores[a]);
  const touch = readByTouch(facts, labels);
  const complexity = measureComplexity(facts);
  return {
    kind: first,
    certainty: round(Math.min(1, Math.max(0, scores[first] - scores[second]))),
    scores,
    reasons: evidence.filter(({ kind }) => kind === first).toSorted((a, b) => b.weight - a.weight),
    colors: facts.palette.map(({ color, share }) => ({ color, share: percent(100 * share) })),
    complexity,
    density: percent(100 * facts.density),
    touch,
    advice: advise(first, touch, complexity),
  };
}

function listEvidence(picture: Pixels, facts: Facts): readonly Evidence[] {
  const { kind } = facts.traced;
  if (kind === 'empty') return weighFact('empty', 'one_color', 1);
  if (kind === 'photo') {
    const looks = measureLooks(picture);
    return [
      ...weighCount('photograph', 'many_tones', Math.round(looks.tones.count), { enough: 60, most: 0.8 }),
      ...weighShare('photograph', 'many_shades', 100 * looks.shades, { enough: 25, most: 0.8 }),
      ...weighShare('photograph', 'little_paper', 100 * (1 - looks.tones.flat), { enough: 75, most: 0.6 }),
    ];
  }
  return [
    ...findChartEvidence(picture, facts),
    ...findDiagramEvidence(facts),
    ...findMapEvidence(facts),
    ...findTextEvidence(facts),
    ...findMathEvidence(facts),
    ...findDrawingEvidence(facts),
    ...(facts.forms.length + facts.traced.marks.length + facts.small.length === 0
      ? weighFact('empty', 'one_color', 0.5)
      : []),
  ];
}

/** Each piece of evidence takes its share of the doubt that those before it left. */
function scoreClasses(evidence: readonly Evidence[]): Record<ClassName, number> {
  const score = (kind: ClassName): number => {
    const doubt = evidence
      .filter((one) => one.kind === kind)
      .reduce((left, { weight }) => left * (1 - Math.min(1, weight)), 1);
    return round(1 - doubt);
  };
  return {
    'line-drawing': score('line-drawing'),
    chart: score('chart'),
    map: score('map'),
    diagram: score('diagram'),
    photograph: score('photograph'),
    'text-page': score('text-page'),
    mathematics: score('mathematics'),
    empty: score('empty'),
  };
}

/** Parts that a reader keeps in mind of one sheet, and parts for which a sheet has no room. */
const FEW = 15;
const MANY = 60;

function measureComplexity({ traced }: Facts): Complexity {
  const [lines, areas, marks] = [countOf(traced.lines), countOf(traced.areas), countOf(traced.marks)];
  const parts = lines + areas + marks;
  const level = parts <= FEW ? 'low' : parts <= MANY ? 'medium' : 'high';
  return { lines, areas, marks, level };
}

function advise(kind: ClassName, touch: TouchReading, { level }: Complexity): AdviceCode {
  if (kind === 'empty') return 'choose_another';
  if (kind === 'photograph') return 'describe_instead';
  if (kind === 'text-page') return 'make_a_text';
  if (kind === 'mathematics') return 'write_the_mathematics';
  if (kind === 'chart') return 'make_a_chart';
  if (touch.level === 'good') return 'trace_it';
  return level === 'high' && touch.level === 'poor' ? 'split_over_sheets' : 'trace_and_simplify';
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
