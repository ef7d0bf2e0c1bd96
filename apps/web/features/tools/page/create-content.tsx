import { Trans, useLingui } from '@lingui/react/macro';
import { CONVERTED_ENDINGS, KEPT_ENDINGS, type UploadLimits } from '@relievo/contracts/uploads';
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
        contents: t`A field for files, then the files that are being uploaded, then your workbench: what is being converted, and the drafts that were made from it.`,
        mainAction: t`Choose files`,
      }}
    >
      <div className="tools-page">
        <ReplacingNote />
        <div className="tools-field">
          <FileDrop
            label={t`Drop files here, paste them, or choose them`}
            help={useLimitWords(limits)}
            accept={ACCEPTED}
            multiple
            withCamera
            onFiles={add}
          />
          <KindsOfFiles limits={limits} />
        </div>
        <Uploads uploads={uploads} items={items} />
        <Workbench />
      </div>
    </Page>
  );
}

/** One sentence, for it is heard with the field; the rest stands below for whoever wants to know. */
function useLimitWords(limits: UploadLimits | undefined): string {
  const { t } = useLingui();
  const kinds = t`Drawings, pictures, tables, documents and PDF files are converted.`;
  if (!limits) return kinds;
  const each = formatFileSize(limits.fileBytes);
  const video = formatFileSize(limits.videoBytes);
  const sizes = t`Up to ${each} each (videos ${video}), ${limits.batchFiles} files at a time.`;
  return `${kinds} ${sizes}`;
}

function KindsOfFiles({ limits }: { limits: UploadLimits | undefined }) {
  return (
    <details className="tools-kinds">
      <summary>
        <Trans>What becomes of your files</Trans>
      </summary>
      <ul>
        <li>
          <Trans>
            Drawings (SVG) and pictures (PNG, JPEG, GIF, WebP, AVIF, HEIC, TIFF, BMP) become drawings.
          </Trans>
        </li>
        <li>
          <Trans>Tables (CSV, TSV, JSON, Excel, OpenDocument) become charts.</Trans>
        </li>
        <li>
          <Trans>
            Documents (Word, PowerPoint, OpenDocument, EPUB, DTBook, NIMAS, HTML, Markdown, LaTeX, TXT) become
            texts.
          </Trans>
        </li>
        <li>
          <Trans>
            Pages of text in a PDF become one text, and each page with a drawing becomes a draft of its own.
          </Trans>
        </li>
        <li>
          <Trans>
            Older Word and PowerPoint files (DOC, PPT), sound (MP3, WAV, OGG, M4A) and videos (MP4, MOV, AVI,
            WebM) are kept as they are. Sound and videos can be played.
          </Trans>
        </li>
        {limits ? <Room limits={limits} /> : null}
      </ul>
    </details>
  );
}

function Room({ limits: { usedBytes, mostBytes, organization } }: { limits: UploadLimits }) {
  const { t } = useLingui();
  const [used, most] = [formatFileSize(usedBytes), formatFileSize(mostBytes)];
  return (
    <>
      <li>{t`Your files take ${used} of ${most}.`}</li>
      {organization ? (
        <li>{t`Those of ${organization.name} take ${formatFileSize(organization.usedBytes)} of ${formatFileSize(organization.mostBytes)}.`}</li>
      ) : null}
    </>
  );
}
