import {
  isMadeOfTexts,
  type MadeOutput,
  type OutputRequest,
  offerOf,
  type ReadyFile,
  type ResourceOutputs,
} from '@relievo/contracts/library/files';
import { FORMS_OF_WAYS, TAKE_WAYS, type TakeWay } from '@relievo/contracts/people';

/** One form for one device. */
export interface Device {
  /** Its name in the browser's memory. */
  readonly id: string;
  readonly format: string;
  readonly profile: string;
  readonly made: MadeOutput | undefined;
  readonly request: OutputRequest | undefined;
}

export interface WayToTake {
  readonly way: TakeWay;
  readonly devices: readonly Device[];
}

/** What can be had at all, made or not: a way without anything is left out. */
export function listWaysToTake({ made, requests, canBeMade, text }: ResourceOutputs): readonly WayToTake[] {
  return TAKE_WAYS.map((way) => ({
    way,
    devices: FORMS_OF_WAYS[way].flatMap((format) => {
      if (text !== null && !isMadeOfTexts(format)) return [];
      const media = offerOf(format)?.media ?? [];
      return media.map((profile) => {
        const isThis = (one: { format: string; profile: string }) =>
          one.format === format && one.profile === profile;
        return {
          id: `${format}/${profile}`,
          format,
          profile,
          made: made.find(isThis),
          request: requests.find(isThis),
        };
      });
    }),
  }))
    .map(({ way, devices }) => ({
      way,
      devices: canBeMade ? devices : devices.filter((device) => device.made),
    }))
    .filter(({ devices }) => devices.length > 0);
}

/** The file that is taken: some forms have others beside it, such as a picture of what a display shows. */
export function findMainFile({ format, files }: MadeOutput): ReadyFile | undefined {
  const mediaType = offerOf(format)?.mediaType;
  return files.find((file) => file.mediaType.split(';')[0] === mediaType) ?? files[0];
}

/** Why there will never be one for this device, as long as the resource is as it is. */
export function findImpossibility({ made, request }: Device): string | undefined {
  return made === undefined && request?.state === 'impossible' ? request.problem : undefined;
}
