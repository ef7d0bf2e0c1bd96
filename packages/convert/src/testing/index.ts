export { makeLesson } from './make-lesson.ts';
export { readArchive } from './read-archive.ts';
