import { Trans, useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts/library/resource';
import { useOpenedMark } from '../../../lib/server/assignment-marks.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { AddToCollection } from '../../collections/index.ts';
import { AttachmentsSection } from '../attachments/attachments-section.tsx';
import { PaidBadge, StateBadge } from '../card/badges.tsx';
import { ChartSection } from '../chart/chart-section.tsx';
import { Conversation } from '../conversation/conversation.tsx';
import { ResourceFiles } from '../files/resource-files.tsx';
import { TakeWithYou } from '../take/take-with-you.tsx';
import { ResourceViewer } from '../viewer/resource-viewer.tsx';
import { BackToList } from './back-to-list.tsx';
import { ChangeDrawing } from './change-drawing.tsx';
import { RelatedResources } from './related-resources.tsx';
import { ResourceAbout } from './resource-about.tsx';
import { ResourceDocument } from './resource-document.tsx';
import { ResourceReading } from './resource-reading.tsx';
import { ResourceSimplified } from './resource-simplified.tsx';
import './resource-page.css';
import { useMachineData } from './use-machine-data.ts';

/** A resource as its page shows it: its picture and words on one side, what is known of it on the other. */
export function ResourceFound({ resource }: { resource: Resource }) {
  const { t } = useLingui();
  const { id, title, language, authorName, isOwn, isPremium, status, visibility } = resource;
  const isForAll = status === 'approved' && visibility === 'public' && !isPremium;
  useMachineData(resource);
  useOpenedMark(id);
  // What everybody may see needs no word about it; who reviews or administers meets the rest too.
  const showsState = isOwn || status !== 'approved';
  return (
    <Page
      title={title}
      titleLanguage={language}
      {...(authorName ? { lead: t`By ${authorName}` } : {})}
      actions={
        <>
          <BackToList id={id} />
          <AddToCollection resourceId={id} title={title} />
          {isOwn && resource.type === 'chart' ? (
            <ButtonLink to="/tools/create-chart" search={{ resource: id }}>
              <Trans>Edit in the chart wizard</Trans>
            </ButtonLink>
          ) : null}
          <ChangeDrawing resource={resource} />
          {isOwn ? (
            <ButtonLink to="/content/$id" params={{ id }}>
              <Trans>Manage</Trans>
            </ButtonLink>
          ) : null}
        </>
      }
      describe={{
        contents: t`The picture with its description, and buttons to look closer and to explore its parts. Beside it, Take it with you: one press downloads it for your device. Then its description and, for a chart, its data in words, point by point and as a table, or the text of a lesson, how you can read it, details and tags. Below are all formats to download, its attachments, requests for accessible versions, likes and comments, and related resources.`,
        mainAction: t`Go to the heading Take it with you to download it`,
      }}
    >
      {showsState || isPremium ? (
        <p className="resource-badges">
          {showsState ? <StateBadge {...resource} /> : null}
          {isPremium ? <PaidBadge /> : null}
        </p>
      ) : null}
      <div className="resource-room">
        <div className="resource-page">
          <div className="flow resource-main">
            <ResourceViewer resource={resource} />
          </div>
          <TakeWithYou resource={resource} />
          <div className="flow resource-words">
            <ResourceWords resource={resource} />
            <ChartSection id={id} framedAs={isForAll ? title : undefined} />
            <ResourceDocument resource={resource} />
            <ResourceSimplified resource={resource} />
          </div>
          <div className="flow resource-side">
            <ResourceReading resource={resource} />
            <ResourceAbout resource={resource} />
          </div>
        </div>
      </div>
      <ResourceFiles resource={resource} />
      <AttachmentsSection id={id} title={title} />
      <Conversation resource={resource} />
      <RelatedResources id={id} />
    </Page>
  );
}

function ResourceWords({ resource: { description, language } }: { resource: Resource }) {
  const paragraphs = description.split(/\n[^\S\n]*\n\s*/).filter((text) => text.trim());
  return (
    <section role="group" className="flow" aria-labelledby="resource-description">
      <h2 id="resource-description">
        <Trans>Description</Trans>
      </h2>
      {paragraphs.length > 0 ? (
        <div className="flow" lang={language}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : (
        <p>
          <Trans>This resource has no description.</Trans>
        </p>
      )}
    </section>
  );
}
