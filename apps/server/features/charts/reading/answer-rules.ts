import { readTableOutput } from '@relievo/contracts/charts';
import { z } from 'zod';

/** What the child is asked for; the file is its input. */
export interface ReadingRequest {
  readonly name: string;
}

/** What the child may answer. It is not believed further than this. */
export const readingAnswer = z.union([z.object({ problem: z.string().max(2000) }), readTableOutput]);

export type ReadingAnswer = z.infer<typeof readingAnswer>;
