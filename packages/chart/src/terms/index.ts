export { findTerms } from './terms.ts';
