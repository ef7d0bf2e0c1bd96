export { type Assignment, assignmentInput, type MarkKind, type OwnAssignment } from './assignments.ts';
export { type ClassCode, CODE_LETTERS, readClassCode, writeClassCode } from './class-code.ts';
export {
  type ClassLearner,
  type ClassView,
  classCodeInput,
  classInput,
  enrolInput,
  handOverInput,
  type LearnerCredentials,
  learnerSignInInput,
  namesInput,
  type SchoolClass,
} from './classes.ts';
export { type ClassInvitation, classInvitationsInput } from './invitations.ts';
export { CLASS_LIMITS, readNameList } from './names.ts';
export type { PasswordSheet, SheetFormat } from './password-sheet.ts';
export { joinWords, PICTURE_WORDS, type PictureWord, WORDS_IN_PASSWORD } from './picture-words.ts';
export { type ReadingProfile, readingProfile } from './reading.ts';
export { CLASS_SET_PATH, type ClassSet, type ClassSheet, classSetKey, writeClassSetAddress } from './sets.ts';
