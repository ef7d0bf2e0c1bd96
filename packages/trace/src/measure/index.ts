export { lookAtPicture } from './look.ts';
