import { Trans, useLingui } from '@lingui/react/macro';
import type { ResourceOutputs } from '@relievo/contracts/library/files';
import type { Resource } from '@relievo/contracts/library/resource';
import type { Studio } from '@relievo/contracts/people';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStudio } from '../../../lib/server/studio.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { PaidNote } from '../files/paid-note.tsx';
import { outputsQuery } from '../query/outputs-query.ts';
import { joinWithStudio, putMineFirst, readMyDevices, rememberDevice } from './my-devices.ts';
import './take-with-you.css';
import { TakeRow } from './take-row.tsx';
import { listWaysToTake } from './ways-to-take.ts';

/** What most people came for, beside the picture: one press, and the resource is on their device. */
export function TakeWithYou({ resource: { id } }: { resource: Resource }) {
  const { t } = useLingui();
  const outputs = useQuery(outputsQuery(id));
  const studio = useStudio();
  return (
    <section role="group" className="take screen-only" aria-labelledby="take-with-you">
      <h2 id="take-with-you">
        <Trans>Take it with you</Trans>
      </h2>
      <Loaded query={outputs} loading={t`Loading the formats…`} failed={t`The formats could not be loaded`}>
        {(found) =>
          !found.mayHave ? <PaidNote /> : studio ? <Ways id={id} found={found} studio={studio} /> : null
        }
      </Loaded>
    </section>
  );
}

interface WaysProps {
  id: string;
  found: ResourceOutputs;
  studio: Studio;
}

function Ways({ id, found, studio }: WaysProps) {
  const [mine, setMine] = useState(() => joinWithStudio(readMyDevices(), studio));
  // Rows keep their places while somebody is at them; the order follows with the next resource.
  const [order] = useState(mine);
  const ways = putMineFirst(listWaysToTake(found), order);
  return (
    <>
      {ways.length > 0 ? (
        <ul role="list" className="take-ways">
          {ways.map(({ way, devices }, place) => (
            <TakeRow
              key={way}
              resourceId={id}
              way={way}
              devices={devices}
              chosen={mine.devices[way]}
              isFirst={place === 0}
              onChoose={(device) => setMine(joinWithStudio(rememberDevice(way, device), studio))}
            />
          ))}
        </ul>
      ) : null}
      <p className="take-more">
        <a href="#resource-files">
          {ways.length > 0 ? <Trans>All formats and sizes</Trans> : <Trans>All files</Trans>}
        </a>
      </p>
    </>
  );
}
