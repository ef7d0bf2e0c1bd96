import { DOCUMENT_OFFERS, OUTPUT_OFFERS } from '@relievo/contracts/library/files';
import type { Studio } from '@relievo/contracts/people';
import { DEFAULT_SOUND, type SoundSettings } from '@relievo/sound';
import { z } from 'zod';

/** In what an output differs from the usual one because of how somebody reads; kept beside it. */
export const variant = z.object({
  /** Letter by letter. */
  grade: z.literal(1).exactOptional(),
  /** Formulas in another code than that of the words. */
  mathematics: z.literal('nemeth').exactOptional(),
  voice: z.enum(['kal16']).exactOptional(),
  voiceSpeed: z.number().min(0.5).max(2).exactOptional(),
  detail: z.literal('short').exactOptional(),
  soundSpeed: z.literal([1, 2, 4, 5]).exactOptional(),
  timbre: z.enum(['organ', 'clarinet', 'strings', 'bell']).exactOptional(),
});
export type Variant = z.infer<typeof variant>;

const IN_BRAILLE: readonly string[] = ['brf', 'pef', 'ebraille'];

/** Which one of a form this person reads: of most forms there is only the usual one. */
export function variantFor(format: string, studio: Studio): Variant {
  const { braille, mathematics, voice, voiceSpeed, detail, soundSpeed, timbre } = studio;
  if (IN_BRAILLE.includes(format))
    return {
      ...(braille === 'uncontracted' ? { grade: 1 as const } : {}),
      ...(mathematics === 'nemeth' ? { mathematics } : {}),
    };
  if (format !== 'audio') return {};
  return {
    ...(voice === 'slt' ? {} : { voice }),
    ...(voiceSpeed === 1 ? {} : { voiceSpeed }),
    ...(detail === 'full' ? {} : { detail }),
    ...(soundSpeed === 3 ? {} : { soundSpeed }),
    ...(timbre === 'sine' ? {} : { timbre }),
  };
}

/** By form, those that are not the usual one. */
export function listVariants(studio: Studio): Readonly<Record<string, Variant>> {
  return Object.fromEntries(
    [...OUTPUT_OFFERS, ...DOCUMENT_OFFERS]
      .map(({ id }) => [id, variantFor(id, studio)] as const)
      .filter(([, one]) => Object.keys(one).length > 0),
  );
}

export function soundOf({ soundSpeed, timbre }: Variant): SoundSettings {
  const { speed, timbre: usual } = DEFAULT_SOUND;
  return { ...DEFAULT_SOUND, speed: soundSpeed ?? speed, timbre: timbre ?? usual };
}
