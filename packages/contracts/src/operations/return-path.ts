import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { OWN_PLACE, PLACE_LENGTH } from './own-place.ts';

export interface ReturnPathIssues {
  return_path_not_valid: object;
}

const issue: WriteMessage<ReturnPathIssues> = writeMessage;

export const returnPath = z.string().max(PLACE_LENGTH).regex(OWN_PLACE, issue('return_path_not_valid'));
