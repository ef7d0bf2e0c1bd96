import type { GraphReports } from '../editing/graph/reports.ts';
import type { EditReports } from '../editing/reports.ts';
import type { ScriptReports } from '../editing/script/reports.ts';
import type { FigureReports } from '../figure/reports.ts';
import type { OperationReports } from '../operations/reports.ts';
import type { OutputReports } from '../outputs/reports.ts';
import type { PngReports } from '../png/reports.ts';
import type { ProfileReports } from '../profiles/reports.ts';
import type { SvgReports } from '../svg/reports.ts';
import type { DrawingReports } from '../validation/reports.ts';

/** Why something cannot be done with a drawing, and what is changed where it is done. */
export type GraphicReports = DrawingReports &
  PngReports &
  ProfileReports &
  SvgReports &
  OperationReports &
  EditReports &
  ScriptReports &
  GraphReports &
  FigureReports &
  OutputReports;
