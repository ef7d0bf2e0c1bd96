/** Endings of files that become a tactile drawing, a chart or a text. */
export const CONVERTED_ENDINGS = [
  'svg',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'avif',
  'heic',
  'heif',
  'tif',
  'tiff',
  'bmp',
  'csv',
  'tsv',
  'pdf',
  'docx',
  'xlsx',
  'xlsm',
  'ods',
  'json',
  'txt',
  'md',
  'html',
  'htm',
  'epub',
  'odt',
  'fodt',
  'odp',
  'fodp',
  'pptx',
  'tex',
  'xml',
  'zip',
] as const;

/** Endings of films, which may be larger than other files. */
export const VIDEO_ENDINGS = ['mp4', 'mov', 'avi', 'webm'] as const;

export const AUDIO_ENDINGS = ['mp3', 'wav', 'ogg', 'm4a'] as const;

/** Endings of files that are kept as they are. */
export const KEPT_ENDINGS = ['doc', 'ppt', ...VIDEO_ENDINGS, ...AUDIO_ENDINGS] as const;

/** What a file is called after its last dot, in small letters. */
export function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function isVideoName(name: string): boolean {
  return VIDEO_ENDINGS.some((ending) => ending === endingOf(name));
}
