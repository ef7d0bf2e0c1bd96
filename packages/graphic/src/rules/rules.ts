import { areaSide } from './areas/area-side.ts';
import { hollow } from './areas/hollow.ts';
import { textureContour } from './areas/texture-contour.ts';
import { textureNeighbours } from './areas/texture-neighbours.ts';
import { keyLetters } from './key/key-letters.ts';
import { keySampleSize } from './key/key-sample-size.ts';
import { keyScale } from './key/key-scale.ts';
import { brailleCells } from './labels/braille-cells.ts';
import { brailleMissing } from './labels/braille-missing.ts';
import { brailleOverlap } from './labels/braille-overlap.ts';
import { labelClearance } from './labels/label-clearance.ts';
import { labelGap } from './labels/label-gap.ts';
import { labelsPerSheet } from './labels/labels-per-sheet.ts';
import { languageMissing } from './labels/language-missing.ts';
import { leadLineHead } from './labels/lead-line-head.ts';
import { leadLineLength } from './labels/lead-line-length.ts';
import { leadLineStraight } from './labels/lead-line-straight.ts';
import { leadLineTarget } from './labels/lead-line-target.ts';
import { leadLineWidth } from './labels/lead-line-width.ts';
import { printOverlap } from './labels/print-overlap.ts';
import { arrowTarget } from './lines/arrow-target.ts';
import { arrowheadAngle } from './lines/arrowhead-angle.ts';
import { axisWidth } from './lines/axis-width.ts';
import { dashRhythm } from './lines/dash-rhythm.ts';
import { divergingChord } from './lines/diverging-chord.ts';
import { doubleLine } from './lines/double-line.ts';
import { gridCell } from './lines/grid-cell.ts';
import { gridWeakest } from './lines/grid-weakest.ts';
import { helperWidth } from './lines/helper-width.ts';
import { lineBreaks } from './lines/line-breaks.ts';
import { lineKinds } from './lines/line-kinds.ts';
import { mainLineLength } from './lines/main-line-length.ts';
import { mainLineWidth } from './lines/main-line-width.ts';
import { parallelGap } from './lines/parallel-gap.ts';
import { selfCrossing } from './lines/self-crossing.ts';
import type { Rule } from './rule/rule.ts';
import { elementGap } from './sheet/element-gap.ts';
import { heightOrder } from './sheet/height-order.ts';
import { kindsPerSheet } from './sheet/kinds-per-sheet.ts';
import { offSheet } from './sheet/off-sheet.ts';
import { paperMargin } from './sheet/paper-margin.ts';
import { raisedShare } from './sheet/raised-share.ts';
import { sheetSize } from './sheet/sheet-size.ts';
import { emptyDrawing, notFinite, raisesNothing, tooDense } from './sheet/sound-drawing.ts';
import { symbolGap } from './symbols/symbol-gap.ts';
import { symbolKinds } from './symbols/symbol-kinds.ts';
import { symbolSize } from './symbols/symbol-size.ts';

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
