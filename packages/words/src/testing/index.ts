export { splitSample } from './sample.ts';
