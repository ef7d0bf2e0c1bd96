export type { ErrorCode, ErrorData } from './declared-errors.ts';
export { ERRORS, type ErrorAnswer, errorAnswer } from './errors.ts';
export type { InputIssue } from './input-issue.ts';
export { ENGLISH_ERRORS } from './words/en.ts';
export { type ErrorCatalogue, tellError } from './words/tell-error.ts';
