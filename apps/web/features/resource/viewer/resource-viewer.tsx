import { Trans, useLingui } from '@lingui/react/macro';
import type { Attachment } from '@relievo/contracts/content';
import type { ReadyFile, ResourceOutputs } from '@relievo/contracts/library/files';
import type { Resource } from '@relievo/contracts/library/resource';
import { useQuery } from '@tanstack/react-query';
import { FileText, List, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { useAssignmentMark } from '../../../lib/server/assignment-marks.ts';
import { client } from '../../../lib/server/client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { attachmentsQuery } from '../attachments/attachments-query.ts';
import { Thumbnail } from '../card/thumbnail.tsx';
import { outputsQuery } from '../query/outputs-query.ts';
import '../picture/viewer.css';

const PictureViewer = createLatePart(() => import('../picture/picture-viewer.tsx'), 'PictureViewer');
const DrawingExplorer = createLatePart(() => import('../explore/drawing-explorer.tsx'), 'DrawingExplorer');
const MediaPlayer = createLatePart(() => import('./media-player.tsx'), 'MediaPlayer');
const PdfViewer = createLatePart(() => import('./pdf-viewer.tsx'), 'PdfViewer');
const Listen = createLatePart(() => import('./listen.tsx'), 'Listen');

type Shown = 'small' | 'picture' | 'parts' | 'document';

/** What a resource looks and sounds like: small at first, and closer where one wants to look closer. */
export function ResourceViewer({ resource }: { resource: Resource }) {
  const { thumbnail, title, altText, language, id } = resource;
  const { data: outputs } = useQuery(outputsQuery(id));
  const [shown, setShown] = useState<Shown>('small');
  const [failed, setFailed] = useState(false);
  const mark = useAssignmentMark();
  const shows = altText.trim() || thumbnail?.alt;
  const own = findMedia(outputs);
  const { data: attachments } = useQuery({ ...attachmentsQuery(id), enabled: own !== null });
  const media = own && { ...own, captions: findCaptions(attachments) ?? own.captions };
  const isSpoken = !media && thumbnail && !failed;
  return (
    <figure className="resource-picture" onErrorCapture={() => setFailed(true)}>
      {media ? (
        <MediaPlayer
          {...media}
          title={title}
          language={language}
          onHeard={() => mark(id, 'listened')}
          meanwhile={<LoadingPart />}
        />
      ) : (
        <Thumbnail picture={thumbnail} title={title} language={language} isMain />
      )}
      {shows ? (
        // The picture itself says it to those who do not see it, where it came; once is enough.
        <figcaption lang={language} aria-hidden={isSpoken ? 'true' : undefined}>
          {shows}
        </figcaption>
      ) : null}
      <Tools resource={resource} outputs={outputs} shown={shown} onShow={setShown} withPicture={!media} />
      {/* Below its button: who has pressed it goes on reading there. */}
      <Closer resource={resource} outputs={outputs} shown={shown} onFail={() => setShown('small')} />
    </figure>
  );
}

function LoadingPart() {
  const { t } = useLingui();
  return <Loading label={t`Loading...`} isPart />;
}

interface PictureProps {
  resource: Resource;
  outputs: ResourceOutputs | undefined;
  shown: Shown;
  onFail: () => void;
}

function Closer({ resource, outputs, shown, onFail }: PictureProps) {
  const { title, altText, language } = resource;
  const pdf = findPdf(outputs);
  const meanwhile = <LoadingPart />;
  if (shown === 'document' && pdf)
    return <PdfViewer address={pdf.address} title={title} meanwhile={meanwhile} />;
  if (shown === 'small' || !outputs?.picture) return null;
  const picture = { address: outputs.picture.address, alt: altText || title, language, onFail, meanwhile };
  if (!isDrawing(outputs.picture)) return <PictureViewer {...picture} />;
  return <DrawingExplorer {...picture} withList={shown === 'parts'} />;
}

function isDrawing({ mediaType }: ReadyFile): boolean {
  return mediaType === 'image/svg+xml';
}

type ToolsProps = Omit<PictureProps, 'onFail'> & { onShow: (shown: Shown) => void; withPicture: boolean };

/** Which other ways there are to look at it, or to hear it. */
function Tools({ resource: { id }, outputs, shown, onShow, withPicture }: ToolsProps) {
  const mark = useAssignmentMark();
  const pdf = withPicture && navigator.pdfViewerEnabled ? findPdf(outputs) : undefined;
  const picture = withPicture && outputs?.picture;
  if (!pdf && !picture && !outputs?.canBeHeard) return null;
  const icon = { 'aria-hidden': true, size: 20 } as const;
  return (
    <div className="viewer-tools">
      {picture ? (
        <Button
          icon={<ZoomIn {...icon} />}
          aria-pressed={shown === 'picture'}
          onPress={() => onShow(shown === 'picture' ? 'small' : 'picture')}
        >
          <Trans>Look closer</Trans>
        </Button>
      ) : null}
      {picture && isDrawing(picture) ? (
        <Button
          icon={<List {...icon} />}
          aria-pressed={shown === 'parts'}
          onPress={() => onShow(shown === 'parts' ? 'small' : 'parts')}
        >
          <Trans>Explore its parts</Trans>
        </Button>
      ) : null}
      {pdf ? (
        <Button
          icon={<FileText {...icon} />}
          aria-pressed={shown === 'document'}
          onPress={() => onShow(shown === 'document' ? 'small' : 'document')}
        >
          <Trans>Show the PDF</Trans>
        </Button>
      ) : null}
      {outputs?.canBeHeard ? (
        <Listen
          load={(signal) => client.outputs.chart({ id }, { signal })}
          onHeard={() => mark(id, 'listened')}
          meanwhile={<LoadingPart />}
        />
      ) : null}
    </div>
  );
}

function filesOf(outputs: ResourceOutputs | undefined): readonly ReadyFile[] {
  return outputs
    ? [...(outputs.own ? [outputs.own] : []), ...outputs.made.flatMap(({ files }) => files)]
    : [];
}

function findPdf(outputs: ResourceOutputs | undefined): ReadyFile | undefined {
  return filesOf(outputs).find(({ mediaType }) => mediaType === 'application/pdf');
}

/** Those that its author put beside it last. */
function findCaptions(attachments: readonly Attachment[] | undefined): ReadyFile | undefined {
  return attachments?.findLast(({ kind }) => kind === 'captions')?.file;
}

/** The film or the recording that the author put in, with its captions. */
function findMedia(outputs: ResourceOutputs | undefined) {
  const file = outputs?.own;
  if (!file || !/^(audio|video)\//.test(file.mediaType)) return null;
  return { file, captions: filesOf(outputs).find(({ mediaType }) => mediaType === 'text/vtt') };
}
