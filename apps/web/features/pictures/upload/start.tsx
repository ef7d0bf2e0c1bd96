import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { sendFileTo } from '../../../lib/server/sending/send-file.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { PICTURE_DRAFTS, pictureDraftsQuery } from '../work/picture-queries.ts';
import { DraftItem } from './draft-item.tsx';
import { usePastedPicture } from './use-pasted-picture.ts';

const ACCEPTED = [
  '.png',
  '.jpg',
  '.jpeg',
  '.gif',
  '.webp',
  '.avif',
  '.heic',
  '.heif',
  '.tif',
  '.tiff',
  '.bmp',
];

/** Where a picture comes in, and where one goes on with those that are under way. */
export function Start() {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const drafts = useQuery(pictureDraftsQuery);
  const [sent, setSent] = useState(0);
  const begin = useAction({
    run: (file: File) =>
      sendFileTo(
        file,
        {
          signal: new AbortController().signal,
          uploadId: null,
          onBegun: () => setSent(0),
          onSent: (bytes) => setSent(file.size === 0 ? 0 : Math.floor((100 * bytes) / file.size)),
        },
        (upload) => client.pictures.begin({ upload }),
      ),
    done: t`The picture has arrived and is kept as a draft.`,
    onDone: ({ id }) => {
      void queries.invalidateQueries({ queryKey: PICTURE_DRAFTS });
      go('/tools/convert-graphics', { search: { draft: id, step: 'analyze' } });
    },
  });
  const take = ([file]: readonly File[]) => {
    if (file && !begin.isPending) begin.start(file);
  };
  usePastedPicture(take);
  return (
    <Page
      title={t`Convert graphics`}
      lead={t`From a picture to a tactile drawing, in six steps. It is kept as a draft from the first moment.`}
      describe={{
        contents: t`Step 1, Upload: a field for a picture. Below it are the pictures that you are converting.`,
        mainAction: t`Choose a picture`,
      }}
    >
      <div className="picture-start flow">
        {begin.refused ? <Refusal text={begin.refused} /> : null}
        <FileDrop
          label={t`Drop a picture here, paste it, or choose it`}
          help={t`PNG, JPEG, GIF, WebP, AVIF, HEIC, TIFF or BMP, up to 50 million pixels. Clear drawings, charts and diagrams work best.`}
          accept={ACCEPTED}
          withCamera
          onFiles={take}
        />
        {begin.isPending ? <Progress label={t`Sending the picture`} value={sent} /> : null}
        <section role="group" className="flow" aria-labelledby="picture-drafts">
          <h2 id="picture-drafts" tabIndex={-1}>
            <Trans>Your pictures</Trans>
          </h2>
          <Loaded query={drafts} loading={t`Loading your pictures…`} failed={t`Error loading your pictures`}>
            {(found) =>
              found.length === 0 ? (
                <p>
                  <Trans>You have no pictures yet. What you begin appears here, on every device.</Trans>
                </p>
              ) : (
                <ul className="kept-list">
                  {found.map((draft) => (
                    <DraftItem key={draft.id} draft={draft} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </section>
      </div>
    </Page>
  );
}
