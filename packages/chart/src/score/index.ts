export { scoreOf } from './score.ts';
