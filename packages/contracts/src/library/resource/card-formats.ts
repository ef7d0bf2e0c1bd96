import { OUTPUT_OFFERS, type OutputOffer } from '../files/output-offers.ts';

/** What a card says that a resource can be had as, in the order in which it is told. */
export const CARD_FORMATS = ['swell', 'braille', 'sound'] as const;
export type CardFormat = (typeof CARD_FORMATS)[number];

/** The outputs behind each word on a card: one of them is enough. */
const OUTPUTS: Readonly<Record<CardFormat, readonly string[]>> = {
  swell: ['swell'],
  braille: ['brf', 'pef', 'ebraille'],
  sound: ['audio'],
};

/** An output for one medium, as requests name it. */
interface OutputForMedium {
  readonly format: string;
  readonly profile: string;
}

/** What can be made of a drawing, without what is known to be impossible for each of its media; of anything else nothing. */
export function listMakeable(isDrawing: boolean, impossible: readonly OutputForMedium[]): OutputOffer[] {
  if (!isDrawing) return [];
  return OUTPUT_OFFERS.filter(({ id, media }) =>
    media.some((profile) => !impossible.some((one) => one.format === id && one.profile === profile)),
  );
}

export function listCardFormats(isDrawing: boolean, impossible: readonly OutputForMedium[]): CardFormat[] {
  const makeable = listMakeable(isDrawing, impossible);
  return CARD_FORMATS.filter((word) => makeable.some(({ id }) => OUTPUTS[word].includes(id)));
}
