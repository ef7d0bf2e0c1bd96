import { healthContract } from './health.ts';

/** Everything that the API can be asked, one part for each feature. */
export const contract = {
  health: healthContract,
};
