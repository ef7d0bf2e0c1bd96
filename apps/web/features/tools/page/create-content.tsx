import { Trans, useLingui } from '@lingui/react/macro';
import { CONVERTED_ENDINGS, KEPT_ENDINGS, type UploadLimits } from '@relievo/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { ReplacingNote } from '../replacing/replacing-note.tsx';
import { CONVERSIONS, limitsQuery } from '../upload/conversion-queries.ts';
import { findUploads } from '../upload/upload-list.ts';
import { Uploads } from '../upload/uploads.tsx';
import { usePastedFiles } from '../upload/use-pasted-files.ts';
import { useUploadAnnouncements } from '../upload/use-upload-announcements.ts';
import { useConversionLine } from '../workbench/use-conversion-line.ts';
import { Workbench } from '../workbench/workbench.tsx';

const ACCEPTED = [...CONVERTED_ENDINGS, ...KEPT_ENDINGS].map((ending) => `.${ending}`);

/** One field for files; below it what is on its way and what came of it. */
export function CreateContent({ userId }: { userId: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const uploads = findUploads(userId);
  const { items } = useStore(uploads.store);
  const { data: limits } = useQuery(limitsQuery);
  useConversionLine(userId);
  useUploadAnnouncements(items);
  const add = (files: readonly File[]) => {
    const most = limits?.batchFiles ?? files.length;
    uploads.add(files.slice(0, most));
    if (files.length > most)
      toasts.show(
        t`Only the first ${most} files were added. Add the others when these are uploaded.`,
        'error',
      );
  };
  usePastedFiles(add);
  useEffect(
    () => uploads.whenArrived(() => void queries.invalidateQueries({ queryKey: CONVERSIONS })),
    [uploads, queries],
  );
  return (
    <Page
      title={t`Create Content`}
      lead={t`Add your files. Each becomes a draft that only you can see.`}
      actions={
        <>
          <ButtonLink to="/tools/convert-graphics">
            <Trans>Convert graphics</Trans>
          </ButtonLink>
          <ButtonLink to="/tools/create-chart">
            <Trans>Create a chart</Trans>
          </ButtonLink>
        </>
      }
      describe={{
        contents: t`A field for files, then the files that are being uploaded, then your workbench: what is being converted, and the drafts that came of it.`,
        mainAction: t`Choose files`,
      }}
    >
      <div className="tools-page">
        <ReplacingNote />
        <FileDrop
          label={t`Drop files here, paste them, or choose them`}
          help={useLimitWords(limits)}
          accept={ACCEPTED}
          multiple
          withCamera
          onFiles={add}
        />
        <Uploads uploads={uploads} items={items} />
        <Workbench />
      </div>
    </Page>
  );
}

function useLimitWords(limits: UploadLimits | undefined): string {
  const { t } = useLingui();
  const kinds = t`Drawings (SVG), pictures (PNG, JPEG, GIF, WebP), tables (CSV, TSV, JSON, Excel, OpenDocument), documents (Word, PowerPoint, OpenDocument, EPUB, HTML, Markdown, TXT) and PDF files are converted. Pages of text in a PDF become one text, and each page with a drawing becomes a draft of its own. Older Word and PowerPoint files (DOC, PPT), sound (MP3, WAV, OGG, M4A) and video files are not converted: they are kept as they are, and sound and video can be played.`;
  if (!limits) return kinds;
  const each = formatFileSize(limits.fileBytes);
  const video = formatFileSize(limits.videoBytes);
  const left = formatFileSize(Math.max(0, limits.mostBytes - limits.usedBytes));
  const sizes = t`Up to ${each} each (videos ${video}), ${limits.batchFiles} files at a time. You have ${left} left.`;
  return `${kinds} ${sizes}`;
}
