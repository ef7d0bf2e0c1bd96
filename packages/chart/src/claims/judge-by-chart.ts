import {
  combine,
  type Judge,
  type Name,
  type Reading,
  readSentence,
  type Verdict,
} from '@relievo/graphic/claims';
import type { Chart } from '../model/chart.ts';
import { type Clause, listNumbers, listRows, listSeries, makeClause, splitClauses } from './clauses.ts';
import { judgeComparison } from './comparisons.ts';
import { judgeCount } from './counts.ts';
import { foldPhrases, NEGATED } from './cues.ts';
import { judgeExtreme } from './extremes.ts';
import type { ChartClaim } from './messages.ts';
import { type ChartThing, listChartNames } from './names.ts';
import { judgeOrder } from './order.ts';
import { judgeExtent, judgeShare, judgeSum } from './sums.ts';
import { judgeTrend } from './trends.ts';
import { judgeLimit, judgeValue } from './values.ts';
import { judgeAxis, judgeKind, judgePresence, judgeTitle } from './whole.ts';

type JudgeClause = (clause: Clause) => Verdict<ChartClaim> | null;

/** The first that understands a clause decides: what is special comes before what is general. */
const JUDGES: readonly JudgeClause[] = [
  judgeLimit,
  judgeExtent,
  judgeShare,
  judgeSum,
  judgeComparison,
  judgeTrend,
  judgeExtreme,
  judgeOrder,
  judgeCount,
  judgeValue,
];
/** These read what is denied; the others would take it for claimed. */
const OF_DENIALS: readonly JudgeClause[] = [judgeLimit, judgeComparison, judgeTrend];
const UNREADABLE =
  /\b(?:except|excepting|excluding|unless|if|would|could|might|should|apart from|other than|aside from|besides|instead|rather than|expected|target|planned|elsewhere)\b|[@#]\d{1,30}(?: \w{1,30}){0,2} or\b|\b(?:either|whether)\b/;

/** Returns the judge of English sentences about a chart. */
export function judgeByChart(chart: Chart): Judge<ChartClaim> {
  const names: readonly Name<ChartThing>[] = listChartNames(chart);
  return (sentence) => {
    if (/^source\b|\?$/i.test(sentence)) return null;
    const read = readSentence(sentence, names);
    const reading = { ...read, text: foldPhrases(read.text) };
    const whole = [
      judgeTitle(chart, sentence),
      judgeKind(chart, reading),
      judgeAxis(chart, sentence),
      judgePresence(chart, sentence, reading),
    ];
    const ofWhole = combine(whole);
    // Words of a title or of the name of an axis make no claim.
    if (whole[0] ?? whole[2]) return ofWhole;
    return combine([
      ofWhole,
      judgeOpposed(chart, reading),
      judgePairs(chart, reading) ?? judgeClauses(chart, reading),
    ]);
  };
}

function judgeClauses(chart: Chart, reading: Reading<ChartThing>): Verdict<ChartClaim> | null {
  return combine(splitClauses(chart, reading).map(judgeClause));
}

function judgeClause(clause: Clause): Verdict<ChartClaim> | null {
  if (UNREADABLE.test(clause.text)) return null;
  const judges = NEGATED.test(clause.text) ? OF_DENIALS : JUDGES;
  for (const judgeOne of judges) {
    const verdict = judgeOne(clause);
    if (verdict) return verdict;
  }
  return null;
}

/** “While A is lower, B is higher” compares two clauses. */
function judgeOpposed(chart: Chart, reading: Reading<ChartThing>): Verdict<ChartClaim> | null {
  const text = reading.text.replace(/^(?:while|whereas|although) /, '');
  return /@\d{1,30} (?:is|was|has|are) (?:the )?\w{1,30}(?: one)? (?:, |; )/.test(text)
    ? judgeComparison(makeClause(chart, reading, text, []))
    : null;
}

/** Judges “the lion reached 13, the hare 56 and the horse 64”, which no clause says alone. */
function judgePairs(chart: Chart, reading: Reading<ChartThing>): Verdict<ChartClaim> | null {
  const clause = makeClause(chart, reading, reading.text, listSeries(reading, reading.text));
  const [rows, numbers] = [listRows(clause, clause.text), listNumbers(clause, clause.text)];
  if (rows.length < 2 || rows.length !== numbers.length || clause.series.length > 1) return null;
  if (NEGATED.test(clause.text) || UNREADABLE.test(clause.text)) return null;
  if (JUDGES.slice(0, -1).some((judgeOne) => judgeOne(clause) !== null)) return null;
  return judgeValue(clause);
}
