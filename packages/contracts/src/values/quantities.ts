import type { Count, Millimetres, Share } from '@relievo/words';
import { z } from 'zod';

/** So many things. */
export const count = z.int().nonnegative() as z.ZodType as z.ZodType<Count, Count>;
/** In percent of a whole. */
export const share = z.number().min(0).max(100) as z.ZodType as z.ZodType<Share, Share>;
export const length = z.number().nonnegative() as z.ZodType as z.ZodType<Millimetres, Millimetres>;
