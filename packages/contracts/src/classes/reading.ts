import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { displayChoices } from '../people/display.ts';
import { studio } from '../people/studio.ts';
import type { ClassIssues } from './classes.ts';

const issue: WriteMessage<ClassIssues> = writeMessage;

/** How a learner reads: of all that a person can choose, what a teacher knows of. */
export const readingProfile = studio
  .pick({
    ways: true,
    braille: true,
    mathematics: true,
    paper: true,
    embosser: true,
    display: true,
    voice: true,
    voiceSpeed: true,
    detail: true,
  })
  .extend({ contrast: displayChoices.shape.contrastLevel.unwrap() });
export type ReadingProfile = z.infer<typeof readingProfile>;

const id = z.uuid();
const ofLearner = z.object({ id, userId: id });
/** Only what is named changes. */
const readingChange = ofLearner
  .extend(readingProfile.partial().shape)
  .refine((change) => Object.keys(change).length > 2, issue('reading_change_missing'));
const notTaught = errors('not_found', 'class_not_yours');
const tags = ['Classes'];

export const readingContract = {
  get: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/classes/{id}/learners/{userId}/reading',
      tags,
      summary: 'How a learner of a class that I teach reads',
    })
    .errors(notTaught)
    .input(ofLearner)
    .output(readingProfile),
  change: declareSessionOperation('write')
    .route({
      method: 'PATCH',
      path: '/classes/{id}/learners/{userId}/reading',
      tags,
      summary: 'Change how a learner of a class that I teach reads; what is left out stays',
    })
    .errors(notTaught)
    .input(readingChange)
    .output(readingProfile),
};
