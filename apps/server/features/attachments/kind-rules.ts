import { ATTACHMENT_ENDINGS, type AttachmentKind } from '@relievo/contracts/content';

const MEDIA_TYPES: Readonly<Record<AttachmentKind, readonly string[]>> = {
  note: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
    'text/plain',
    'text/markdown',
    'text/html',
  ],
  captions: ['text/vtt'],
  photo: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
};

/** By what the bytes are, whatever the name says. */
export function mayBe(kind: AttachmentKind, mediaType: string): boolean {
  return MEDIA_TYPES[kind].includes(mediaType);
}

/** '.jpg, .png, …' */
export function listEndings(kind: AttachmentKind): string {
  return ATTACHMENT_ENDINGS[kind].map((ending) => `.${ending}`).join(', ');
}
