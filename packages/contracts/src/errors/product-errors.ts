import { healthReport } from '../values/health-report.ts';
import type { Refusals } from './refusals.ts';

/** How the API refuses around the state of the product. */
export const PRODUCT_ERRORS = {
  files_not_opened_here: { status: 503 },
  unhealthy: { status: 503, data: healthReport },
} as const satisfies Refusals;
