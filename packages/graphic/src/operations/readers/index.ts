export { limitsFor } from './readers.ts';
export { type Cost, simplifyFor } from './simplify-for.ts';
