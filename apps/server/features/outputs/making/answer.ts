import { z } from 'zod';

/** Everything that the child is given. */
export interface Making {
  readonly drawing: Uint8Array;
  /** As the resource keeps it; it may be anything. */
  readonly chart: unknown;
  readonly format: string;
  readonly profile: string;
  /** BCP 47, of the resource: what is read aloud or in braille follows it. */
  readonly language: string;
  /** The day that files state as theirs. */
  readonly date: string;
  readonly creator: string;
}

const file = z.object({
  name: z.string().regex(/^[\w.-]{1,100}$/),
  mediaType: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** What the child may answer. It is not believed further than this. */
export const makingAnswer = z.union([
  z.object({ step: z.string().max(50) }),
  z.object({ problem: z.string().min(1).max(2000) }),
  z.object({ problem: z.null(), error: z.string() }),
  z.object({
    files: z.array(file).min(1).max(50),
    changes: z.array(z.object({ code: z.string(), message: z.string(), items: z.array(z.string()) })),
    findings: z
      .array(
        z.object({ rule: z.string(), severity: z.enum(['error', 'warning', 'advice']), message: z.string() }),
      )
      .max(100),
  }),
]);

export type MakingAnswer = z.infer<typeof makingAnswer>;
export type MadeFiles = Extract<MakingAnswer, { files: unknown }>;
