import type { Seal } from '../../../platform/seal.ts';
import type { FindSite } from '../../mail/service.ts';
import type { AccountDependencies } from '../dependencies.ts';

export interface SecondStepDependencies extends AccountDependencies {
  /** Hides the secrets of authenticator apps from whoever reads the database. */
  readonly seal: Seal;
  /** Without it nobody can try recovery codes against what the database holds. */
  readonly recoveryKey: string;
  readonly site: FindSite;
}
