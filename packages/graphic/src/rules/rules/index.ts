import type { Rule } from '../rule.ts';
import { areaSide } from './area-side.ts';
import { arrowTarget } from './arrow-target.ts';
import { arrowheadAngle } from './arrowhead-angle.ts';
import { axisWidth } from './axis-width.ts';
import { brailleCells } from './braille-cells.ts';
import { brailleMissing } from './braille-missing.ts';
import { brailleOverlap } from './braille-overlap.ts';
import { dashRhythm } from './dash-rhythm.ts';
import { divergingChord } from './diverging-chord.ts';
import { doubleLine } from './double-line.ts';
import { elementGap } from './element-gap.ts';
import { gridCell } from './grid-cell.ts';
import { gridWeakest } from './grid-weakest.ts';
import { heightOrder } from './height-order.ts';
import { helperWidth } from './helper-width.ts';
import { hollow } from './hollow.ts';
import { keyLetters } from './key-letters.ts';
import { keySampleSize } from './key-sample-size.ts';
import { keyScale } from './key-scale.ts';
import { kindsPerSheet } from './kinds-per-sheet.ts';
import { labelClearance } from './label-clearance.ts';
import { labelGap } from './label-gap.ts';
import { labelsPerSheet } from './labels-per-sheet.ts';
import { languageMissing } from './language-missing.ts';
import { leadLineHead } from './lead-line-head.ts';
import { leadLineLength } from './lead-line-length.ts';
import { leadLineStraight } from './lead-line-straight.ts';
import { leadLineTarget } from './lead-line-target.ts';
import { leadLineWidth } from './lead-line-width.ts';
import { lineBreaks } from './line-breaks.ts';
import { lineKinds } from './line-kinds.ts';
import { mainLineLength } from './main-line-length.ts';
import { mainLineWidth } from './main-line-width.ts';
import { offSheet } from './off-sheet.ts';
import { paperMargin } from './paper-margin.ts';
import { parallelGap } from './parallel-gap.ts';
import { printOverlap } from './print-overlap.ts';
import { raisedShare } from './raised-share.ts';
import { selfCrossing } from './self-crossing.ts';
import { sheetSize } from './sheet-size.ts';
import { emptyDrawing, notFinite, raisesNothing, tooDense } from './sound-drawing.ts';
import { symbolGap } from './symbol-gap.ts';
import { symbolKinds } from './symbol-kinds.ts';
import { symbolSize } from './symbol-size.ts';
import { textureContour } from './texture-contour.ts';
import { textureNeighbours } from './texture-neighbours.ts';

/** In the order in which findings are told: what is broken first, then what is hard to feel. */
export const RULES: readonly Rule[] = [
  emptyDrawing,
  notFinite,
  raisesNothing,
  tooDense,
  offSheet,
  paperMargin,
  sheetSize,
  elementGap,
  parallelGap,
  symbolGap,
  labelGap,
  labelClearance,
  mainLineWidth,
  axisWidth,
  helperWidth,
  lineKinds,
  mainLineLength,
  dashRhythm,
  lineBreaks,
  doubleLine,
  areaSide,
  textureContour,
  textureNeighbours,
  kindsPerSheet,
  symbolKinds,
  gridCell,
  gridWeakest,
  hollow,
  leadLineLength,
  leadLineStraight,
  leadLineTarget,
  leadLineWidth,
  leadLineHead,
  arrowheadAngle,
  arrowTarget,
  keySampleSize,
  keyScale,
  symbolSize,
  raisedShare,
  labelsPerSheet,
  keyLetters,
  divergingChord,
  heightOrder,
  brailleCells,
  brailleOverlap,
  printOverlap,
  languageMissing,
  brailleMissing,
  selfCrossing,
];
