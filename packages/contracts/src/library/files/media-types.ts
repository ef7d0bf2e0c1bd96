import { offerOf } from './output-offers.ts';

/** Forms that authors put in. */
const OWN_MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  avi: 'video/x-msvideo',
  mov: 'video/quicktime',
  webm: 'video/webm',
  html: 'text/html',
  csv: 'text/csv',
  vtt: 'text/vtt',
  svg: 'image/svg+xml',
};

/** What the file of a resource is to programs, by the name of its form. */
export function findMediaType(format: string): string | null {
  return offerOf(format)?.mediaType ?? OWN_MEDIA_TYPES[format] ?? null;
}
