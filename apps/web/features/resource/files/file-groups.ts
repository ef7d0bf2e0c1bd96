import {
  type MadeOutput,
  OFFERED_FORMATS,
  type OfferedFormat,
  OUTPUT_OFFERS,
  type OutputRequest,
  type ResourceOutputs,
} from '@relievo/contracts';

/** What a reader wants to do, in the order in which it is offered; each form belongs to one purpose. */
export const PURPOSES = {
  paper: ['swell', 'iveo', 'tactileview'],
  tablet: ['haptics'],
  embosser: ['tiger'],
  braille: ['brf', 'pef', 'ebraille'],
  pins: ['pins'],
  hear: ['audio'],
  read: ['text', 'pdf', 'png'],
  print: ['stl'],
  data: ['svg', 'zip'],
} as const satisfies Record<string, readonly OfferedFormat[]>;

export type Purpose = keyof typeof PURPOSES;

/** One form for one medium: it stands ready, is being made, failed, or can be made. */
export type Offer = {
  readonly format: string;
  readonly profile: string;
  readonly made: MadeOutput | undefined;
  readonly request: OutputRequest | undefined;
};

export type FileGroup = { readonly purpose: Purpose; readonly offers: readonly Offer[] };

/** What stands ready, and what can be made where there is a drawing; a purpose without any is left out. */
export function fileGroups({ made, requests, canBeMade }: ResourceOutputs): readonly FileGroup[] {
  return Object.entries(PURPOSES).flatMap(([purpose, formats]) => {
    const offers = formats.flatMap((format) =>
      mediaOf(format, made, canBeMade).map((profile) => ({
        format,
        profile,
        made: made.find(isOf(format, profile)),
        request: requests.find(isOf(format, profile)),
      })),
    );
    return offers.length > 0 ? [{ purpose: purpose as Purpose, offers }] : [];
  });
}

/** How many forms of a purpose wait for nothing but a press. */
export const readyIn = ({ offers }: FileGroup): number =>
  offers.filter(({ made }) => made !== undefined).length;

/** Something is being made, or could not be: who comes back sees how it went. */
export const hasNews = ({ offers }: FileGroup): boolean =>
  offers.some(({ request }) => request?.state === 'waiting' || request?.state === 'failed');

/** What stands ready and is none of our forms, such as the captions of a film. */
export const otherFiles = ({ made }: ResourceOutputs): readonly MadeOutput[] =>
  made.filter(({ format }) => !OFFERED_FORMATS.some((known) => known === format));

const isOf =
  (format: string, profile: string) =>
  (one: { readonly format: string; readonly profile: string }): boolean =>
    one.format === format && one.profile === profile;

/** The media that are offered, and after them others for which something was made. */
function mediaOf(format: OfferedFormat, made: readonly MadeOutput[], canBeMade: boolean): readonly string[] {
  const ready = made.filter((one) => one.format === format).map(({ profile }) => profile);
  return [...new Set<string>([...(canBeMade ? OUTPUT_OFFERS[format] : []), ...ready])];
}
