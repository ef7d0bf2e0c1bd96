export { canonicalise } from './canonical.ts';
export { isId } from './fields.ts';
export { validate } from './validate.ts';
