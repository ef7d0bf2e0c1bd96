import { Trans, useLingui } from '@lingui/react/macro';
import { LIBRARY_ORDERS } from '@relievo/contracts/library/lists';
import type { PersonPage } from '@relievo/contracts/people';
import { useMemo, useState } from 'react';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { createPageCodec, ListBrowser, NothingFound, useAddress } from '../listing/index.ts';
import { ResourceItem } from '../resource/index.ts';
import { PersonCollections } from './person-collections.tsx';
import './person.css';
import { personResourcesQuery } from './person-queries.ts';

/** A person as everybody sees them: their face, their words and what they published. */
export function PersonFound({ person }: { person: PersonPage }) {
  const { t } = useLingui();
  const { id, displayName, isOwn } = person;
  const codec = useMemo(() => createPageCodec(`/user/${id}`, LIBRARY_ORDERS.person), [id]);
  const state = useAddress(codec);
  const [shown, setShown] = useState('');
  return (
    <Page
      title={displayName}
      actions={
        isOwn ? (
          <ButtonLink to="/settings">
            <Trans>Edit your profile</Trans>
          </ButtonLink>
        ) : null
      }
      describe={{
        contents: t`The picture and bio of ${displayName}, then their published resources and collections. ${shown}`,
        mainAction: t`Open a card to read, hear and download the resource`,
        keys: [{ keys: t`Arrow keys`, does: t`Move from card to card` }],
      }}
    >
      <AboutPerson person={person} />
      <ListBrowser
        kind="resources"
        heading={t`Published by ${displayName}`}
        searchLabel={t`Search resources by ${displayName}`}
        state={state}
        orders={LIBRARY_ORDERS.person}
        query={personResourcesQuery(id, state.address)}
        rowKey={(resource) => resource.id}
        empty={(clear) => (
          <NothingFound message={t`${displayName} has not published anything yet.`} clear={clear} />
        )}
        onShown={setShown}
      >
        {(resource, view, focusProps) => (
          <ResourceItem resource={resource} view={view} focusProps={focusProps} />
        )}
      </ListBrowser>
      <PersonCollections id={id} />
    </Page>
  );
}

function AboutPerson({ person: { picture, bio } }: { person: PersonPage }) {
  const paragraphs = bio.split(/\n[^\S\n]*\n\s*/).filter((text) => text.trim());
  if (!picture && paragraphs.length === 0) return null;
  return (
    <div className="person">
      {picture ? <img src={picture.address} alt={picture.alt} width={96} height={96} /> : null}
      <div className="flow">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}
