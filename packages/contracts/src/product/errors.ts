import type { Refusals } from '../operations/refusals.ts';
import { healthReport } from './health-report.ts';

/** How the API refuses around the state of the product. */
export const PRODUCT_ERRORS = {
  unhealthy: { status: 503, data: healthReport },
} as const satisfies Refusals;
