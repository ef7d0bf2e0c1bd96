import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declarePublicOperation, declareSessionOperation } from '../operations/operation.ts';
import { isReadable } from '../values/characters.ts';
import { displayName, email, password, username } from '../values/credentials.ts';
import { readClassCode } from './class-code.ts';
import { readNameList } from './names.ts';
import { passwordSheet } from './password-sheet.ts';

export interface ClassIssues {
  reading_change_missing: object;
  class_name_missing: object;
  class_name_too_long: { readonly most: number };
  names_missing: object;
  class_code_not_valid: object;
  username_missing: object;
  words_missing: object;
}

const issue: WriteMessage<ClassIssues> = writeMessage;

const LONGEST_NAME = 200;
const LONGEST_LIST = 50_000;
const id = z.uuid();
const nothing = z.object({});

export const classInput = z.object({
  name: z
    .string()
    .trim()
    .min(1, issue('class_name_missing'))
    .max(LONGEST_NAME, issue('class_name_too_long', { most: LONGEST_NAME })),
});

export const namesInput = z.object({
  names: z
    .string()
    .max(LONGEST_LIST)
    .refine((text) => readNameList(text).names.length > 0, issue('names_missing')),
});

export const classCodeInput = z.object({
  code: z
    .string()
    .max(40)
    .refine((typed) => readClassCode(typed) !== null, issue('class_code_not_valid')),
});

export const enrolInput = classCodeInput.extend({ name: displayName });

export const learnerWords = z.string().trim().max(200).refine(isReadable, issue('words_missing'));

/** How a learner signs in: by what the server made for them. */
export const learnerSignInInput = z.object({
  username: z.string().trim().max(40).refine(isReadable, issue('username_missing')),
  words: learnerWords,
});

export const handOverInput = z.object({ email });

export const schoolClass = z.object({
  id,
  name: z.string(),
  organization: z.object({ id, name: z.string() }),
  /** Whether the caller teaches it; otherwise they learn in it. */
  teaches: z.boolean(),
  learners: z.int().nonnegative(),
  /** Whether its learners may have a passkey or an authenticator app. */
  allowsSecondSteps: z.boolean(),
});

const learner = z.object({
  userId: id,
  displayName: z.string(),
  username: z.string().nullable(),
  /** The account was made for a class of this organization, so that its teachers make its password. */
  isMadeHere: z.boolean(),
});

export const classView = schoolClass.extend({
  teachers: z.array(z.object({ userId: id, displayName: z.string() })),
  people: z.array(learner),
  /** For its teachers, where there is one. */
  code: z.object({ code: z.string(), isShut: z.boolean() }).nullable(),
});

/** What a teacher hands to a learner. It is shown once: afterwards nobody knows the words. */
export const learnerCredentials = z.object({
  userId: id,
  name: displayName,
  username,
  words: password,
});

export type SchoolClass = z.infer<typeof schoolClass>;
export type ClassView = z.infer<typeof classView>;
export type ClassLearner = z.infer<typeof learner>;
export type LearnerCredentials = z.infer<typeof learnerCredentials>;

const tags = ['Classes'];
const ofClass = z.object({ id });
const ofLearner = ofClass.extend({ userId: id });
const notTaught = errors('not_found', 'class_not_yours');

export const classesContract = {
  list: declareSessionOperation('read')
    .route({ method: 'GET', path: '/classes', tags, summary: 'The classes that I teach or learn in' })
    .output(z.array(schoolClass)),
  get: declareSessionOperation('read')
    .route({ method: 'GET', path: '/classes/{id}', tags, summary: 'A class of mine with the people in it' })
    .errors(errors('not_found'))
    .input(ofClass)
    .output(classView),
  create: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/organizations/{organizationId}/classes',
      tags,
      summary: 'Make a class in an organization of mine, and teach it',
    })
    .errors(errors('not_found', 'class_not_yours', 'organization_is_personal', 'team_name_taken'))
    .input(classInput.extend({ organizationId: id }))
    .output(schoolClass),
  rename: declareSessionOperation('write')
    .route({ method: 'PUT', path: '/classes/{id}', tags, summary: 'Give a class that I teach another name' })
    .errors({ ...notTaught, ...errors('team_name_taken') })
    .input(classInput.extend({ id }))
    .output(nothing),
  remove: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/classes/{id}',
      tags,
      summary: 'Delete a class that I teach, with the accounts that were made for it',
    })
    .errors(notTaught)
    .input(ofClass)
    .output(nothing),
  addLearners: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/classes/{id}/learners',
      tags,
      summary: 'Make an account for each name of a list; user names and passwords are told once',
    })
    .errors({ ...notTaught, ...errors('class_too_large') })
    .input(namesInput.extend({ id }))
    .output(z.object({ made: z.array(learnerCredentials), wrong: z.array(z.string()) })),
  removeLearner: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/classes/{id}/learners/{userId}',
      tags,
      summary: 'Take somebody out of a class; an account that was made for it is deleted',
    })
    .errors(notTaught)
    .input(ofLearner)
    .output(nothing),
  makePassword: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/classes/{id}/learners/{userId}/password',
      tags,
      summary: 'Make a new password for a learner whose account was made for the class',
    })
    .errors(notTaught)
    .input(ofLearner)
    .output(learnerCredentials),
  setSecondSteps: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/classes/{id}/second-steps',
      tags,
      summary: 'Say whether learners of a class that I teach may have a second step; without, theirs end',
    })
    .errors(notTaught)
    .input(ofClass.extend({ isAllowed: z.boolean() }))
    .output(nothing),
  handOver: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/classes/{id}/learners/{userId}/hand-over',
      tags,
      summary: 'Mail the link by which a learner makes an account that was made for the class their own',
    })
    .errors({ ...notTaught, ...errors('hand_over_just_sent') })
    .input(ofLearner.extend(handOverInput.shape))
    .output(nothing),
  printPasswords: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/classes/{id}/password-sheets/{format}',
      tags,
      summary: 'The passwords that were just made, as a sheet in print or in braille',
    })
    .errors({ ...notTaught, ...errors('sheet_not_made', 'sheet_too_late') })
    .input(passwordSheet.extend({ id }))
    .output(z.file()),
  makeCode: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/classes/{id}/code',
      tags,
      summary: 'Make a code by which people join a class that I teach; the one of before opens nothing',
    })
    .errors(notTaught)
    .input(ofClass)
    .output(z.object({ code: z.string() })),
  endCode: declareSessionOperation('write')
    .route({ method: 'DELETE', path: '/classes/{id}/code', tags, summary: 'Shut the code of a class off' })
    .errors(notTaught)
    .input(ofClass)
    .output(nothing),
  join: declareSessionOperation('credentials')
    .route({ method: 'POST', path: '/class-codes/membership', tags, summary: 'Join a class by its code' })
    .errors(errors('class_code_wrong', 'class_code_shut', 'account_locked'))
    .input(classCodeInput)
    .output(z.object({ classId: id, className: z.string() })),
  enrol: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/class-codes/enrolment',
      tags,
      summary: 'Join a class by its code without an account: one is made, and its password told once',
    })
    .errors(errors('class_code_wrong', 'class_code_shut', 'class_too_large', 'account_locked'))
    .input(enrolInput)
    .output(learnerCredentials.extend({ className: z.string() })),
};
