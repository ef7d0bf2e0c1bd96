import type { AnyContractRouter } from '@orpc/contract';
import { contractWithSetup } from '../contract.ts';

// In the built web app `contract-routes.ts` takes the place of this file.
export { readAnswerShape } from './answer-shape.ts';

/** What a client knows of the contract from the start: all of it, except in the built web app, where the rest comes late. */
export const knownContract: AnyContractRouter = contractWithSetup;

/** The whole contract, for whoever does not know it from the start. */
export async function loadContract(): Promise<AnyContractRouter> {
  return contractWithSetup;
}
