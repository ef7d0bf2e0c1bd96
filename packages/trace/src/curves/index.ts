export { recognise } from './course.ts';
export type { Course } from './path.ts';
