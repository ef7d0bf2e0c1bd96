import { useLingui } from '@lingui/react/macro';
import type { AttachmentKind } from '@relievo/contracts/content';

/** What kinds of files stand beside a resource are called. */
export function useAttachmentNames(): Readonly<Record<AttachmentKind, string>> {
  const { t } = useLingui();
  return { note: t`Note for teachers`, captions: t`Captions`, photo: t`Photo of the sheet` };
}
