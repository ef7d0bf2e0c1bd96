import { useLingui } from '@lingui/react/macro';
import { findOffer, type OutputPurpose } from '@relievo/contracts/library/files';
import { findProfile } from '@relievo/graphic/profiles';

/** What a purpose, a form and a medium are called. */
export function useFileWords() {
  const { t, i18n } = useLingui();
  const purposes: Readonly<Record<OutputPurpose, string>> = {
    document: t`The whole document, with its figures`,
    paper: t`To touch on paper`,
    tablet: t`To touch on a tablet`,
    embosser: t`To emboss`,
    braille: t`Braille`,
    pins: t`Pin displays`,
    hear: t`To hear`,
    read: t`To read and see`,
    print: t`To print in 3D`,
    data: t`Data`,
  };
  const media: Readonly<Record<string, string>> = {
    'swell-a4': t`A4`,
    'swell-a3': t`A3`,
    'swell-letter': t`US Letter`,
    'tiger-letter': t`US Letter`,
    'embosser-6': t`6 dots`,
    'embosser-8': t`8 dots`,
    dotpad: t`Dot Pad`,
    monarch: t`Monarch`,
    graphiti: t`Graphiti`,
  };
  const mediumName = (profile: string) => media[profile] ?? findProfile(profile)?.name ?? profile;
  // Outputs bring their own English; a catalogue of another language has its words under it.
  const formName = (format: string) => {
    const offer = findOffer(format);
    if (offer) return i18n._(offer.name);
    return format === 'vtt' ? t`Captions` : format.toUpperCase();
  };
  const formUse = (format: string, purpose?: OutputPurpose) => {
    const offer = findOffer(format, purpose);
    if (offer) return i18n._(offer.use);
    return format === 'vtt' ? t`The captions of the video, with times.` : '';
  };
  return {
    purposeName: (purpose: OutputPurpose) => purposes[purpose],
    formName,
    formUse,
    mediumName,
    /** The form, and its medium where there are several to choose from. */
    fullName: (format: string, profile: string) =>
      hasMedia(format) ? t`${formName(format)}, ${mediumName(profile)}` : formName(format),
  };
}

export function hasMedia(format: string): boolean {
  return (findOffer(format)?.media.length ?? 0) > 1;
}
