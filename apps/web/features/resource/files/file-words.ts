import { useLingui } from '@lingui/react/macro';
import { OUTPUT_OFFERS } from '@relievo/contracts';
import { profileById } from '@relievo/graphic';
import type { Purpose } from './file-groups.ts';

/** What a purpose, a form and a medium are called. */
export function useFileWords() {
  const { t } = useLingui();
  const purposes: Readonly<Record<Purpose, string>> = {
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
  const forms: Readonly<Record<string, readonly [name: string, use: string]>> = {
    swell: [t`Swell paper`, t`A PDF to print on swell paper, which heat raises.`],
    iveo: [t`IVEO`, t`Speaks on an IVEO touchpad.`],
    tactileview: [t`TactileView`, t`For TactileView, to change or emboss.`],
    haptics: [t`Vibrating graphic`, t`For tablets that vibrate under the finger.`],
    tiger: [t`ViewPlus embosser`, t`Dots of different heights.`],
    brf: [t`BRF`, t`Six dots, for every embosser.`],
    pef: [t`PEF`, t`For embossers that know Unicode braille.`],
    ebraille: [t`eBraille`, t`For braille displays: headings to go to, and lines of any length.`],
    pins: [t`Pin display`, t`The graphic in pins that rise and fall.`],
    audio: [t`Sound`, t`The description spoken, and after it the sound of the data where there is some.`],
    text: [t`Long description`, t`As HTML, DOCX and plain text.`],
    pdf: [t`Tagged PDF`, t`The picture and its description, for screen readers and eyes.`],
    png: [t`Picture`, t`A PNG, as the page is printed.`],
    stl: [t`Relief`, t`An STL file for 3D printers.`],
    svg: [t`Drawing`, t`An SVG with a name for each part.`],
    zip: [t`Everything as one zip`, t`All of these forms, with a list of what was changed.`],
    vtt: [t`Captions`, t`The words of the film with their times.`],
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
  const mediumName = (profile: string) => media[profile] ?? profileById(profile)?.name ?? profile;
  const formName = (format: string) => forms[format]?.[0] ?? format.toUpperCase();
  return {
    purposeName: (purpose: Purpose) => purposes[purpose],
    formName,
    formUse: (format: string) => forms[format]?.[1] ?? '',
    mediumName,
    /** The form, and its medium where there are several to choose from. */
    fullName: (format: string, profile: string) =>
      hasMedia(format) ? t`${formName(format)}, ${mediumName(profile)}` : formName(format),
  };
}

export const hasMedia = (format: string): boolean =>
  Object.entries(OUTPUT_OFFERS).some(([name, media]) => name === format && media.length > 1);
