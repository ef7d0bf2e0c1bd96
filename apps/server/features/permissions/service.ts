export { mayUpload } from './repository.ts';
