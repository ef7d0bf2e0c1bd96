import { OFFERED_OUTPUTS } from './offered-outputs.ts';
import { OFFERED_PUBLICATIONS } from './offered-publications.ts';

type Offered = (typeof OFFERED_OUTPUTS)[number];
export type OfferedFormat = Offered['id'] | DocumentFormat;
type DocumentFormat = (typeof OFFERED_PUBLICATIONS)[number]['id'];
/** The use that a reader has for a form. The forms of a whole document are together. */
export type OutputPurpose = Offered['purpose'] | 'document';
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

/** Forms that can be made of a whole document, in the order in which they are offered. */
export const DOCUMENT_OFFERS: readonly OutputOffer[] = OFFERED_PUBLICATIONS.map((publication) => {
  const ofText = offerOf(publication.id);
  return {
    ...publication,
    purpose: 'document',
    media: ofText?.purpose === 'braille' ? ofText.media : ['swell-a4'],
    ways: ofText?.ways ?? [],
    graphicType: null,
  };
});

export const DOCUMENT_FORMATS: readonly OfferedFormat[] = DOCUMENT_OFFERS.map(({ id }) => id);

/** A PDF and braille are made of a whole document if there is one, and else of a drawing or a text. */
export const OFFERED_FORMATS: readonly OfferedFormat[] = [
  ...new Set([...OUTPUT_OFFERS.map(({ id }) => id), ...DOCUMENT_FORMATS]),
];

export function offerOf(format: string): OutputOffer | undefined {
  return OUTPUT_OFFERS.find(({ id }) => id === format);
}

/** Finds an offer among those of drawings and texts and those of whole documents: both have a PDF and braille. */
export function findOffer(format: string, purpose?: OutputPurpose): OutputOffer | undefined {
  const ofDocuments = DOCUMENT_OFFERS.find(({ id }) => id === format);
  return purpose === 'document' ? ofDocuments : (offerOf(format) ?? ofDocuments);
}

export function isMadeOfDocuments(format: string): boolean {
  return DOCUMENT_OFFERS.some(({ id }) => id === format);
}

/** What is made of a text, in which nothing is drawn. */
const OF_TEXTS: readonly string[] = ['brf', 'pef', 'ebraille', 'text', 'pdf', 'audio'];

export function isMadeOfTexts(format: string): boolean {
  return OF_TEXTS.includes(format);
}

export function isOffered(format: string, profile: string): boolean {
  return findOffer(format)?.media.includes(profile) ?? false;
}
