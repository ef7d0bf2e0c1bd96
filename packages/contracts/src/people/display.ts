import { z } from 'zod';
import { declareSessionOperation } from '../operations/operation.ts';

/** Hyperlegible is for low vision, OpenDyslexic for those whom its heavy feet help; system is what the device is set to. */
export const typefaces = ['hyperlegible', 'opendyslexic', 'system'] as const;
/** The colour of the page behind the text. */
export const tints = ['none', 'cream', 'yellow', 'green', 'blue', 'rose'] as const;

/** How pages look for a person, on every device; what was never chosen is left out. */
export const displayChoices = z
  .object({
    theme: z.enum(['light', 'dark']),
    contrastLevel: z.enum(['normal', 'high']),
    fontSize: z.number().min(100).max(200),
    textSpacing: z.boolean(),
    lineHeight: z.number().min(1.5).max(2),
    letterSpacing: z.number().min(0).max(0.12),
    wordSpacing: z.number().min(0).max(0.16),
    paragraphSpacing: z.number().min(1).max(2),
    focusIndicatorEnhanced: z.boolean(),
    enhancedBorders: z.boolean(),
    visibleLabels: z.boolean(),
    typeface: z.enum(typefaces),
    tint: z.enum(tints),
    readingRuler: z.boolean(),
    readAloud: z.boolean(),
    readAloudSpeed: z.number().min(0.5).max(2),
    noTimeLimits: z.boolean(),
  })
  .partial();
export type DisplayChoices = z.infer<typeof displayChoices>;

/** What was kept, as far as it makes sense today. */
export function readKeptDisplay(kept: unknown): DisplayChoices {
  const found = z.record(z.string(), z.unknown()).safeParse(kept);
  const values = found.success ? found.data : {};
  const sound = Object.entries(displayChoices.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(values[name]);
    return read.success && read.data !== undefined ? [[name, read.data] as const] : [];
  });
  return displayChoices.parse(Object.fromEntries(sound));
}

const tags = ['Account'];

export const displayContract = {
  read: declareSessionOperation('read')
    .route({ method: 'GET', path: '/display', tags, summary: 'How pages look for me, on every device' })
    .output(displayChoices),
  change: declareSessionOperation('write')
    .route({
      method: 'PATCH',
      path: '/display',
      tags,
      summary: 'Change how pages look for me; what is left out stays',
    })
    .input(displayChoices)
    .output(displayChoices),
};
