export { markTypeform, readTypeforms, TYPEFORMS } from './typeforms.ts';
