import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts';
import { useState } from 'react';
import { ButtonLink } from '../../../../ui/link.tsx';
import { Page } from '../../../../ui/page.tsx';
import { AddToCollection } from '../../collections/add-to-collection.tsx';
import { PaidBadge, StateBadge } from '../badges.tsx';
import { Conversation } from '../conversation/conversation.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { BackToList } from './back-to-list.tsx';
import { RelatedResources } from './related-resources.tsx';
import { ResourceAbout } from './resource-about.tsx';
import { ResourceFormats } from './resource-formats.tsx';
import { ResourceReading } from './resource-reading.tsx';
import './resource-page.css';
import { useMachineData } from './use-machine-data.ts';

/** A resource as its page shows it: its picture and words on one side, what is known of it on the other. */
export function ResourceFound({ resource }: { resource: Resource }) {
  const { t } = useLingui();
  const { id, title, language, authorName, isOwn, isPremium, status, files } = resource;
  useMachineData(resource);
  // What everybody may see needs no word about it; who reviews or administers meets the rest too.
  const showsState = isOwn || status !== 'approved';
  const formats = plural(files.length, { one: '# format', other: '# formats' });
  return (
    <Page
      title={title}
      titleLanguage={language}
      {...(authorName ? { lead: t`By ${authorName}` } : {})}
      actions={
        <>
          <BackToList id={id} />
          <AddToCollection resourceId={id} title={title} />
          {isOwn ? (
            <ButtonLink to="/content/$id" params={{ id }}>
              <Trans>Manage</Trans>
            </ButtonLink>
          ) : null}
        </>
      }
      describe={{
        contents: t`The picture of the resource with what it shows, its description, facts about it, its tags and ${formats}. Below it what people ask for, like and say.`,
        mainAction: t`Back to the list`,
      }}
    >
      {showsState || isPremium ? (
        <p className="resource-badges">
          {showsState ? <StateBadge {...resource} /> : null}
          {isPremium ? <PaidBadge /> : null}
        </p>
      ) : null}
      <div className="resource-page">
        <div className="flow">
          <ResourcePicture resource={resource} />
          <ResourceWords resource={resource} />
        </div>
        <div className="flow">
          <ResourceReading resource={resource} />
          <ResourceAbout resource={resource} />
          <ResourceFormats files={files} />
        </div>
      </div>
      <Conversation resource={resource} />
      <RelatedResources id={id} />
    </Page>
  );
}

function ResourcePicture({ resource }: { resource: Resource }) {
  const { thumbnail, title, altText, language } = resource;
  const shows = altText.trim() || thumbnail?.alt;
  const [failed, setFailed] = useState(false);
  return (
    <figure className="resource-picture" onErrorCapture={() => setFailed(true)}>
      <Thumbnail picture={thumbnail} title={title} />
      {shows ? (
        // The picture itself says it to those who do not see it, where it came; once is enough.
        <figcaption lang={language} aria-hidden={thumbnail && !failed ? 'true' : undefined}>
          {shows}
        </figcaption>
      ) : null}
    </figure>
  );
}

function ResourceWords({ resource: { description, language } }: { resource: Resource }) {
  const paragraphs = description.split(/\n\s*\n/).filter((text) => text.trim());
  return (
    <section className="flow" aria-labelledby="resource-description">
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
          <Trans>The author has not described this resource.</Trans>
        </p>
      )}
    </section>
  );
}
