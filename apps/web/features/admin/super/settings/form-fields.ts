import type { SiteSettings, SiteSettingsShown } from '@relievo/contracts/administration';

/** What is typed into the settings of the place; numbers and addresses are text until they are read. */
export const TYPED_FIELDS = [
  'banner',
  'fileMegabytes',
  'videoMegabytes',
  'personMegabytes',
  'organizationMegabytes',
  'provider',
  'endpoint',
  'model',
] as const;

export type TypedField = (typeof TYPED_FIELDS)[number];
export type TypedSettings = Record<TypedField, string>;

/** What is ticked. */
export type TickedSettings = Pick<
  SiteSettings,
  'signUpIsOpen' | 'foundingOpensTier' | 'uploadRoles' | 'providersOff'
>;

export function toTyped({ banner, languageModel, ...settings }: SiteSettingsShown): TypedSettings {
  const text = (megabytes: number | null) => (megabytes === null ? '' : String(megabytes));
  return {
    banner,
    fileMegabytes: text(settings.fileMegabytes),
    videoMegabytes: text(settings.videoMegabytes),
    personMegabytes: text(settings.personMegabytes),
    organizationMegabytes: text(settings.organizationMegabytes),
    provider: languageModel?.provider ?? '',
    endpoint: languageModel?.endpoint ?? '',
    model: languageModel?.model ?? '',
  };
}

/** Empty is as configured; what is no number is one that the schema refuses. */
export function toSettings(typed: TypedSettings, ticked: TickedSettings): SiteSettings {
  const read = (text: string) => (text.trim() === '' ? null : Number(text.trim()));
  const { provider, endpoint, model } = typed;
  const isNamed = [provider, endpoint, model].some((text) => text.trim() !== '');
  return {
    ...ticked,
    banner: typed.banner.trim(),
    fileMegabytes: read(typed.fileMegabytes),
    videoMegabytes: read(typed.videoMegabytes),
    personMegabytes: read(typed.personMegabytes),
    organizationMegabytes: read(typed.organizationMegabytes),
    languageModel: isNamed ? { provider, endpoint, model } : null,
  };
}
