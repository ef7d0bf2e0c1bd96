import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadyFile, Resource, ResourceOutputs } from '@relievo/contracts';
import { useQuery } from '@tanstack/react-query';
import { FileText, ZoomIn } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Thumbnail } from '../card/thumbnail.tsx';
import { outputsQuery } from '../query/outputs-query.ts';
import './viewer.css';

const PictureViewer = lazy(async () => ({ default: (await import('./picture-viewer.tsx')).PictureViewer }));
const MediaPlayer = lazy(async () => ({ default: (await import('./media-player.tsx')).MediaPlayer }));
const PdfViewer = lazy(async () => ({ default: (await import('./pdf-viewer.tsx')).PdfViewer }));
const Listen = lazy(async () => ({ default: (await import('./listen.tsx')).Listen }));

type Shown = 'small' | 'picture' | 'document';

/** What a resource looks and sounds like: small at first, and closer where one wants to look closer. */
export function ResourceViewer({ resource }: { resource: Resource }) {
  const { thumbnail, title, altText, language, id } = resource;
  const { data: outputs } = useQuery(outputsQuery(id));
  const [shown, setShown] = useState<Shown>('small');
  const [failed, setFailed] = useState(false);
  const shows = altText.trim() || thumbnail?.alt;
  const media = mediaIn(outputs);
  const isSpoken = shown === 'picture' || (shown === 'small' && !media && thumbnail && !failed);
  return (
    <figure className="resource-picture" onErrorCapture={() => setFailed(true)}>
      <Later>
        {media ? (
          <MediaPlayer {...media} title={title} language={language} />
        ) : (
          <Picture resource={resource} outputs={outputs} shown={shown} onFail={() => setShown('small')} />
        )}
      </Later>
      {shows ? (
        // The picture itself says it to those who do not see it, where it came; once is enough.
        <figcaption lang={language} aria-hidden={isSpoken ? 'true' : undefined}>
          {shows}
        </figcaption>
      ) : null}
      <Later>
        <Tools resource={resource} outputs={outputs} shown={shown} onShow={setShown} withPicture={!media} />
      </Later>
    </figure>
  );
}

function Later({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return <Suspense fallback={<Loading label={t`Loading...`} isPart />}>{children}</Suspense>;
}

type PictureProps = {
  resource: Resource;
  outputs: ResourceOutputs | undefined;
  shown: Shown;
  onFail: () => void;
};

function Picture({ resource, outputs, shown, onFail }: PictureProps) {
  const { thumbnail, title, altText, language } = resource;
  const pdf = pdfIn(outputs);
  if (shown === 'document' && pdf) return <PdfViewer address={pdf.address} title={title} />;
  if (shown === 'picture' && outputs?.picture)
    return (
      <PictureViewer
        address={outputs.picture.address}
        alt={altText || title}
        language={language}
        onFail={onFail}
      />
    );
  return <Thumbnail picture={thumbnail} title={title} language={language} isMain />;
}

type ToolsProps = Omit<PictureProps, 'onFail'> & { onShow: (shown: Shown) => void; withPicture: boolean };

/** Which other ways there are to look at it, or to hear it. */
function Tools({ resource: { id }, outputs, shown, onShow, withPicture }: ToolsProps) {
  const pdf = withPicture && navigator.pdfViewerEnabled ? pdfIn(outputs) : undefined;
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
      {pdf ? (
        <Button
          icon={<FileText {...icon} />}
          aria-pressed={shown === 'document'}
          onPress={() => onShow(shown === 'document' ? 'small' : 'document')}
        >
          <Trans>Show the PDF</Trans>
        </Button>
      ) : null}
      {outputs?.canBeHeard ? <Listen load={(signal) => client.outputs.chart({ id }, { signal })} /> : null}
    </div>
  );
}

const filesOf = (outputs: ResourceOutputs | undefined): readonly ReadyFile[] =>
  outputs ? [...(outputs.own ? [outputs.own] : []), ...outputs.made.flatMap(({ files }) => files)] : [];

const pdfIn = (outputs: ResourceOutputs | undefined): ReadyFile | undefined =>
  filesOf(outputs).find(({ mediaType }) => mediaType === 'application/pdf');

/** The film or the recording that the author put in, with its captions. */
function mediaIn(outputs: ResourceOutputs | undefined) {
  const file = outputs?.own;
  if (!file || !/^(audio|video)\//.test(file.mediaType)) return null;
  return { file, captions: filesOf(outputs).find(({ mediaType }) => mediaType === 'text/vtt') };
}
