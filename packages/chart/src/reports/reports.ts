import type { DrawingReports } from '../drawing/reports.ts';
import type { FunctionRefusals } from '../function/reports.ts';
import type { MakingRefusals } from '../model/reports.ts';
import type { RowReports } from '../model/rows.ts';
import type { KindReasons } from '../model/suggest.ts';
import type { SoundReports } from '../score/reports.ts';
import type { TableRefusals, TableRemarks } from '../table/reports.ts';
import type { OfferReasons } from '../work/offers.ts';
import type { VegaLiteRefusals, WorkRefusals, WorkRemarks } from '../work/reports.ts';

/** Why a table or a chart is refused, and what is decided and changed where it is made. */
export type ChartReports = TableRefusals &
  TableRemarks &
  FunctionRefusals &
  RowReports &
  KindReasons &
  WorkRefusals &
  WorkRemarks &
  OfferReasons &
  VegaLiteRefusals &
  MakingRefusals &
  DrawingReports &
  SoundReports;
