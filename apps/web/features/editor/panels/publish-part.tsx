import { Trans, useLingui } from '@lingui/react/macro';
import type { Conversion } from '@relievo/contracts';
import { writeDrawing } from '@relievo/graphic';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { sendFile } from '../../../lib/server/send-file.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { useEditorState } from '../state/use-editor.ts';

/** How often it is looked whether the resource is there. */
const LOOK_EVERY = 1500;

/** The drawing as it is becomes a resource of its author: its swell paper, braille and other files are made there. */
export function PublishPart({ askFirst }: { askFirst: (go: () => void) => void }) {
  const { t } = useLingui();
  const { history } = useEditorState();
  const [sent, setSent] = useState<string | null>(null);
  const send = useAction({
    run: () => {
      const { drawing } = history;
      const name = `${drawing.title.replaceAll(/[\\/:]/g, ' ').trim() || 'drawing'}.svg`;
      const file = new File([writeDrawing(drawing)], name, { type: 'image/svg+xml' });
      return sendFile(file, {
        signal: new AbortController().signal,
        uploadId: null,
        onBegun: () => undefined,
        onSent: () => undefined,
      });
    },
    done: t`The drawing is sent. Its draft is being made.`,
    onDone: ({ conversion }) => setSent(conversion.id),
  });
  const { data } = useQuery({
    queryKey: ['conversions', 'of-editor', sent],
    queryFn: ({ signal }) => client.conversions.list(undefined, { signal }),
    enabled: sent !== null,
    refetchInterval: ({ state }) => (isEnded(findSent(state.data, sent)) ? false : LOOK_EVERY),
  });
  const conversion = findSent(data, sent);
  const resource = conversion?.resource ?? null;
  const isReady = resource !== null;
  useEffect(() => {
    if (isReady) announce(t`The draft is ready.`);
  }, [isReady, t]);
  return (
    <>
      <p>
        <Trans>
          Save the drawing as a draft in Your Content. There you get swell paper, braille and all other files,
          and submit it for review.
        </Trans>
      </p>
      <Button
        variant="primary"
        isBusy={send.isPending}
        busyWords={t`Sending…`}
        onPress={() => askFirst(() => send.start())}
      >
        <Trans>Save to Your Content</Trans>
      </Button>
      {send.refused ? <p role="alert">{send.refused}</p> : null}
      {sent !== null && !isEnded(conversion) ? (
        <p>
          <Trans>The draft is being made…</Trans>
        </p>
      ) : null}
      {conversion?.problem ? <p>{conversion.problem}</p> : null}
      {resource ? (
        <div className="editor-row">
          <ButtonLink to={`/resource/${resource.id}`}>
            <Trans>Get the files</Trans>
          </ButtonLink>
          <ButtonLink to={`/content/${resource.id}`}>
            <Trans>Edit details and submit</Trans>
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}

function findSent(list: readonly Conversion[] | undefined, id: string | null): Conversion | undefined {
  return list?.find((one) => one.id === id);
}

function isEnded(conversion: Conversion | undefined): boolean {
  return conversion !== undefined && conversion.state !== 'waiting' && conversion.state !== 'working';
}
