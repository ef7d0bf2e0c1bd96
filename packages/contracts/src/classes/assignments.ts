import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { wordsUpTo } from '../values/words.ts';

const MOST_NOTE = 2000;
const id = z.uuid();
const nothing = z.object({});

export const assignmentInput = z.object({
  collectionId: id,
  note: wordsUpTo(MOST_NOTE).default(''),
  /** The day by which it is to be done. */
  dueOn: z.iso.date().nullable().default(null),
});

const given = {
  id,
  collection: z.object({ id, name: z.string() }),
  note: z.string(),
  dueOn: z.iso.date().nullable(),
  createdAt: z.iso.datetime({ offset: true }),
  /** How many resources it holds. */
  resources: z.int().nonnegative(),
};

/** How many of its resources somebody opened, and to how many they listened. */
const progress = { opened: z.int().nonnegative(), listened: z.int().nonnegative() };

export const assignment = z.object({
  ...given,
  learners: z.array(z.object({ userId: id, displayName: z.string(), ...progress })),
});

export const ownAssignment = z.object({
  ...given,
  ...progress,
  className: z.string(),
  teacherName: z.string(),
});

export type Assignment = z.infer<typeof assignment>;
export type OwnAssignment = z.infer<typeof ownAssignment>;

export const MARK_KINDS = ['opened', 'listened'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

const tags = ['Classes'];

export const assignmentsContract = {
  list: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/classes/{id}/assignments',
      tags,
      summary: 'The assignments of a class that I teach, with who opened and heard how much of them',
    })
    .errors(errors('not_found', 'class_not_yours'))
    .input(z.object({ id }))
    .output(z.array(assignment)),
  give: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/classes/{id}/assignments',
      tags,
      summary: 'Give a collection of mine to a class that I teach',
    })
    .errors(errors('not_found', 'class_not_yours'))
    .input(assignmentInput.extend({ id }))
    .output(z.object({ id })),
  takeBack: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/classes/{id}/assignments/{assignmentId}',
      tags,
      summary: 'Take an assignment back; the collection stays',
    })
    .errors(errors('not_found', 'class_not_yours'))
    .input(z.object({ id, assignmentId: id }))
    .output(nothing),
  mine: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/assignments',
      tags,
      summary: 'What was given to me in my classes, what is due first before the others',
    })
    .output(z.array(ownAssignment)),
  mark: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/assignments/marks',
      tags,
      summary: 'Tell my teachers that I opened a resource of an assignment, or listened to it',
    })
    .input(z.object({ resourceId: id, kind: z.enum(MARK_KINDS) }))
    .output(nothing),
};
