import { OFFERED_OUTPUTS } from './offered-outputs.ts';

type Offered = (typeof OFFERED_OUTPUTS)[number];
export type OfferedFormat = Offered['id'];
export type OutputPurpose = Offered['purpose'];
export type OutputWay = Offered['ways'][number];

/** One form that can be made, and the media that it is made for; where there is one only, nobody has to choose. */
export interface OutputOffer {
  readonly id: OfferedFormat;
  /** In English; a catalogue of another language has its words under these. */
  readonly name: string;
  readonly use: string;
  readonly purpose: OutputPurpose;
  readonly mediaType: string;
  readonly media: readonly string[];
  readonly ways: readonly OutputWay[];
  /** The kind of graphic that it is in the filters of the library. */
  readonly graphicType: string | null;
}

export const OUTPUT_OFFERS: readonly OutputOffer[] = OFFERED_OUTPUTS;

export const OFFERED_FORMATS: readonly OfferedFormat[] = OUTPUT_OFFERS.map(({ id }) => id);

export function offerOf(format: string): OutputOffer | undefined {
  return OUTPUT_OFFERS.find(({ id }) => id === format);
}

/** What is made of a text, in which nothing is drawn. */
const OF_TEXTS: readonly string[] = ['brf', 'pef', 'ebraille', 'text', 'pdf', 'audio'];

export function isMadeOfTexts(format: string): boolean {
  return OF_TEXTS.includes(format);
}

export function isOffered(format: string, profile: string): boolean {
  return offerOf(format)?.media.includes(profile) ?? false;
}
