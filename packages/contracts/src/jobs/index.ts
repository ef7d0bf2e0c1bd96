export { JOBS, type JobDeclaration, type JobName, type JobPayload } from './jobs.ts';
