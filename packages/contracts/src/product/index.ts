export { CONTACT_LIMITS, contactInput } from './contact.ts';
export type { ProductSettings } from './product.ts';
export type { Progress, ProgressStep } from './progress.ts';
export { type SentLetter, setupContract, type TestPerson } from './setup.ts';
