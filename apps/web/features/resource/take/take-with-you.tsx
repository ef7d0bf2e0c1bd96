import { Trans, useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { PaidNote } from '../files/paid-note.tsx';
import { outputsQuery } from '../query/outputs-query.ts';
import { putMineFirst, readMyDevices, rememberDevice } from './my-devices.ts';
import './take-with-you.css';
import { TakeRow } from './take-row.tsx';
import { listWaysToTake } from './ways-to-take.ts';

/** What most people came for, beside the picture: one press, and the resource is on their device. */
export function TakeWithYou({ resource: { id } }: { resource: Resource }) {
  const { t } = useLingui();
  const outputs = useQuery(outputsQuery(id));
  const [mine, setMine] = useState(readMyDevices);
  // Rows keep their places while somebody is at them; the order follows with the next resource.
  const [order] = useState(mine);
  return (
    <section role="group" className="take" aria-labelledby="take-with-you">
      <h2 id="take-with-you">
        <Trans>Take it with you</Trans>
      </h2>
      <Loaded query={outputs} loading={t`Loading the formats…`} failed={t`The formats could not be loaded`}>
        {(found) => {
          if (!found.mayHave) return <PaidNote />;
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
                      onChoose={(device) => setMine(rememberDevice(way, device))}
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
        }}
      </Loaded>
    </section>
  );
}
