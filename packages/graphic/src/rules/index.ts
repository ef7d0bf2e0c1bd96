export { check, findFirst } from './check.ts';
export { repair } from './repair.ts';
export type { FindingMessage } from './rule/messages.ts';
export type { Finding, Severity } from './rule/rule.ts';
