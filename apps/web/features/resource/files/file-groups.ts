import {
  DOCUMENT_OFFERS,
  findOffer,
  isMadeOfTexts,
  type MadeOutput,
  OUTPUT_OFFERS,
  type OutputOffer,
  type OutputPurpose,
  type OutputRequest,
  type ResourceOutputs,
} from '@relievo/contracts/library/files';

/** What a reader wants to do, in the order in which it is offered. */
export const PURPOSES = [
  'document',
  'paper',
  'tablet',
  'embosser',
  'braille',
  'pins',
  'hear',
  'read',
  'print',
  'data',
] as const satisfies readonly OutputPurpose[];

/** One form for one medium: it stands ready, is being made, failed, or can be made. */
export interface Offer {
  readonly format: string;
  readonly profile: string;
  readonly made: MadeOutput | undefined;
  readonly request: OutputRequest | undefined;
}

export interface FileGroup {
  readonly purpose: OutputPurpose;
  readonly offers: readonly Offer[];
}

/** What stands ready, and what can be made where there is a drawing; a purpose without any is left out. */
export function groupFiles({
  made,
  requests,
  canBeMade,
  isDocument,
  text,
}: ResourceOutputs): readonly FileGroup[] {
  const ofDocument = isDocument ? DOCUMENT_OFFERS : [];
  const forms = [
    ...ofDocument,
    ...OUTPUT_OFFERS.filter(
      ({ id }) => (text === null || isMadeOfTexts(id)) && !ofDocument.some((one) => one.id === id),
    ),
  ];
  return PURPOSES.flatMap((purpose) => {
    const offers = forms
      .filter((form) => form.purpose === purpose)
      .flatMap((form) =>
        mediaOf(form, made, canBeMade).map((profile) => ({
          format: form.id,
          profile,
          made: made.find(isOf(form.id, profile)),
          request: requests.find(isOf(form.id, profile)),
        })),
      );
    return offers.length > 0 ? [{ purpose, offers }] : [];
  });
}

/** How many forms of a purpose wait for nothing but a press. */
export function countReady({ offers }: FileGroup): number {
  return offers.filter(({ made }) => made !== undefined).length;
}

/** Something is being made, or could not be: who comes back sees how it went. */
export function hasNews({ offers }: FileGroup): boolean {
  return offers.some(({ request }) => request?.state === 'waiting' || request?.state === 'failed');
}

/** What stands ready and is none of our forms, such as the captions of a film. */
export function listOtherFiles({ made }: ResourceOutputs): readonly MadeOutput[] {
  return made.filter(({ format }) => !findOffer(format));
}

function isOf(format: string, profile: string) {
  return (one: { readonly format: string; readonly profile: string }): boolean =>
    one.format === format && one.profile === profile;
}

/** The media that are offered, and after them others for which something was made. */
function mediaOf(
  { id, media }: OutputOffer,
  made: readonly MadeOutput[],
  canBeMade: boolean,
): readonly string[] {
  const ready = made.filter(({ format }) => format === id).map(({ profile }) => profile);
  return [...new Set([...(canBeMade ? media : []), ...ready])];
}
