export {
  type Account,
  type AccountExport,
  DELETION_GRACE_DAYS,
  type Device,
  EXPORT_KEPT_DAYS,
  emailChangeInput,
  type Preferences,
  passwordChangeInput,
} from './account.ts';
export { takeOverInput, verificationInput } from './accounts.ts';
export { firstAdministratorInput } from './first-administrator.ts';
export { PROVIDERS, type Provider, type ProviderButton } from './providers.ts';
export {
  type AuthenticatorSetup,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyRegistration,
  type ProofInput,
  type ProofWay,
  passkeyName,
  RECOVERY_CODES,
  RECOVERY_WAIT_HOURS,
  type SecondStep,
  secondStepCode,
} from './second-step.ts';
export type { Session } from './session.ts';
