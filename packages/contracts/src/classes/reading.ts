import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { displayChoices } from '../people/display.ts';
import { studio } from '../people/studio.ts';

/** How a learner reads: of all that a person can choose, what a teacher knows of. */
export const readingProfile = studio
  .pick({
    ways: true,
    braille: true,
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
    .input(ofLearner.extend(readingProfile.partial().shape))
    .output(readingProfile),
};
