import type { Box } from '../../page-marks.ts';
import type { Row } from '../../text/rows.ts';

/** A figure of a page, with the words that belong to it. */
export interface PageFigure {
  readonly box: Box;
  /** It is around the shapes, without words beside them. */
  readonly drawn: Box;
  /** They are listed from top to bottom. */
  readonly rows: readonly Row[];
  /** It names the figure within its frame; a caption outside is text of the page. */
  readonly caption?: readonly Row[];
  /** Names an axis: the words run upwards or downwards. */
  readonly turned: Row[];
  /** Whether it is one picture of pixels, and nothing is drawn beside it. */
  readonly isPicture: boolean;
}
