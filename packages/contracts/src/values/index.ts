export { countCharacters, isReadable } from './characters.ts';
export {
  displayName,
  email,
  newPassword,
  signInInput,
  signUpForm,
  signUpInput,
} from './credentials.ts';
export type { ContentDraft } from './draft.ts';
export {
  CONTENT_FIELDS,
  type ContentField,
  type ContentFields,
  contentFields,
  findChangedFields,
} from './fields.ts';
export { healthReport } from './health-report.ts';
export {
  type DrawingEntry,
  type DrawingOrigin,
  type KeptDrawing,
  LONGEST_DRAWING,
  LONGEST_READ_IN_BRAILLE,
  MOST_DRAWINGS,
} from './kept-drawing.ts';
export { CONTENT_LIMITS, LICENCES } from './limits.ts';
export { ADMINISTRATORS, mayUpload, ROLES, type Role, role } from './roles.ts';
