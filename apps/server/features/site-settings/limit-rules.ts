import type { SiteSettings } from '@relievo/contracts/administration';

/** What the configuration allows, in bytes. */
export interface StorageLimits {
  readonly fileBytes: number;
  readonly videoBytes: number;
  /** Of all files of one person. */
  readonly mostBytes: number;
  /** Of all files of one organization. */
  readonly mostOrganizationBytes?: number;
}

type ChosenMegabytes = Pick<
  SiteSettings,
  'fileMegabytes' | 'videoMegabytes' | 'personMegabytes' | 'organizationMegabytes'
>;

const MEGABYTE = 1024 * 1024;

/** The one place where what is set takes the place of what is configured. */
export function chooseBytes<Limits extends StorageLimits>(
  configured: Limits,
  chosen: ChosenMegabytes,
): Limits {
  const choose = (megabytes: number | null, bytes: number) =>
    megabytes === null ? bytes : megabytes * MEGABYTE;
  return {
    ...configured,
    fileBytes: choose(chosen.fileMegabytes, configured.fileBytes),
    videoBytes: choose(chosen.videoMegabytes, configured.videoBytes),
    mostBytes: choose(chosen.personMegabytes, configured.mostBytes),
    ...(configured.mostOrganizationBytes === undefined
      ? {}
      : { mostOrganizationBytes: choose(chosen.organizationMegabytes, configured.mostOrganizationBytes) }),
  };
}
