import { offerOf } from './output-offers.ts';

/** The media that one format is made for, in the words by which people tell their files apart. */
const MEDIA: Readonly<Record<string, string>> = {
  'swell-a4': 'A4',
  'swell-a3': 'A3',
  'swell-letter': 'US Letter',
  'tiger-letter': 'US Letter',
  dotpad: 'Dot Pad',
  monarch: 'Monarch',
  graphiti: 'Graphiti',
  'embosser-6': '6 dots',
  'embosser-8': '8 dots',
};

interface MadeFile {
  readonly title: string;
  /** Its name among the files of its format, such as swell.pdf. */
  readonly file: string;
  readonly format: string;
  readonly profile: string;
}

/** What a made file is saved as: the resource, the format and, where there are several, what it is for. */
export function composeOutputFileName({ title, file, format, profile }: MadeFile): string {
  const isOneOfMany = (offerOf(format)?.media.length ?? 0) > 1;
  const medium = isOneOfMany ? MEDIA[profile] : undefined;
  if (!medium) return `${title} - ${file}`;
  const at = file.lastIndexOf('.');
  const [name, ending] = at > 0 ? [file.slice(0, at), file.slice(at)] : [file, ''];
  return `${title} - ${name} ${medium}${ending}`;
}
