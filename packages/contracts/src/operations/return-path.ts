import { z } from 'zod';
import { OWN_PLACE, PLACE_LENGTH } from './own-place.ts';

export const returnPath = z
  .string()
  .max(PLACE_LENGTH)
  .regex(OWN_PLACE, 'The way back must be a path of this site');
