export { type Session, session } from './accounts.ts';
export { type Client, type ClientOptions, createClient, refusalOf } from './client.ts';
export { CONTACT_LIMITS, contactInput } from './contact.ts';
export { contract } from './contract.ts';
export * from './credentials.ts';
export {
  ERROR_CODES,
  ERRORS,
  type ErrorAnswer,
  type ErrorCode,
  type ErrorData,
  errorAnswer,
  errorMessage,
  errors,
  healthReport,
  inputIssue,
  isErrorCode,
} from './errors.ts';
export { JOB_NAMES, JOBS, type JobDeclaration, type JobName, type JobPayload } from './jobs.ts';
export {
  type Access,
  type LimitClass,
  type OperationMeta,
  publicOperation,
  roleOperation,
  sessionOperation,
} from './operation.ts';
export { type Membership, membership, type Organization, organization } from './organizations.ts';
export { DEFAULT_PAGE_SIZE, PAGE_SIZES, type Paging, pageOf, paging } from './paging.ts';
export { type ProductSettings, productSettings } from './product.ts';
export { type Progress, type ProgressStep, progress, progressStep } from './progress.ts';
export { mayUpload, ROLES, type Role, role } from './roles.ts';
export {
  ROLES_WANTED,
  type UploadRequest,
  type UploadRequestOfPerson,
  uploadRequest,
  uploadRequestInput,
} from './upload-requests.ts';
