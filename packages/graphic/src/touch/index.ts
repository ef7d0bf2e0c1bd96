export { feelAhead, listTexturesFor, mayStandBeside } from './compare-textures.ts';
