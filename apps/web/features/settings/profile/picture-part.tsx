import { Trans, useLingui } from '@lingui/react/macro';
import { PICTURE_BYTES, PICTURE_TYPES, type Picture, type Profile } from '@relievo/contracts/people';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { sessionQuery } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { formatError } from '../../../lib/words/error-text.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { focusPart, Part } from '../part/part.tsx';
import { AltForm } from './alt-form.tsx';
import { type Chosen, NewPicture } from './new-picture.tsx';
import { profileQuery } from './profile-query.ts';

/** A picture beside the name. It never stands without words for those who do not see it. */
export function PicturePart({ picture }: { picture: Picture | null }) {
  const { t } = useLingui();
  const onSaved = useSaved();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const describe = useAction({
    run: (alt: string) => client.profile.describePicture({ alt }),
    done: t`Picture description saved.`,
    onDone: onSaved,
  });
  const remove = useAction({
    run: () => client.profile.removePicture(),
    done: t`Picture removed.`,
    onDone: onSaved,
  });
  const choose = ([file]: readonly File[]) => {
    const found = file ? faultOf(file) : null;
    setFault(found);
    setChosen(file && !found ? { file, address: URL.createObjectURL(file) } : null);
    if (found) announce(t`Error: ${found}`, 'errors');
    else if (file) announce(t`${file.name} is chosen. Describe it, then use it.`);
  };
  const leave = () => {
    if (chosen) URL.revokeObjectURL(chosen.address);
    setChosen(null);
  };
  const refused = fault ?? describe.refused ?? remove.refused;
  return (
    <Part id="picture" title={t`Your picture`}>
      {refused ? <Refusal text={refused} /> : null}
      {picture ? (
        <>
          <img className="settings-picture" src={picture.address} alt={picture.alt} />
          <AltForm
            key={picture.alt}
            alt={picture.alt}
            action={t`Save the description`}
            isPending={describe.isPending}
            onAlt={describe.start}
          >
            <ConfirmButton
              title={t`Remove your picture?`}
              consequence={
                <p>
                  <Trans>It is no longer shown. You can choose another one at any time.</Trans>
                </p>
              }
              action={t`Remove my picture`}
              isPending={remove.isPending}
              onConfirm={() => remove.start()}
            >
              <Trans>Remove my picture</Trans>
            </ConfirmButton>
          </AltForm>
        </>
      ) : (
        <p>
          <Trans>No picture (optional)</Trans>
        </p>
      )}
      {chosen ? (
        <NewPicture key={chosen.address} chosen={chosen} onLeave={leave} onSaved={onSaved} />
      ) : (
        <FileDrop
          label={picture ? t`Choose another picture` : t`Choose a picture`}
          help={t`PNG, JPEG or WebP, at most 2 MB.`}
          accept={PICTURE_TYPES}
          onFiles={choose}
        />
      )}
    </Part>
  );
}

function useSaved() {
  const queries = useQueryClient();
  return (profile: Profile) => {
    queries.setQueryData(profileQuery.queryKey, profile);
    void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    focusPart('picture');
  };
}

function faultOf(file: File): string | null {
  if (file.size > PICTURE_BYTES) return formatError('picture_too_large');
  return PICTURE_TYPES.some((type) => type === file.type) ? null : formatError('picture_not_readable');
}
