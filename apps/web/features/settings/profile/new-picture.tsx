import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@relievo/contracts/people';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { AltForm } from './alt-form.tsx';

/** A file and the address under which this page can show it before it is sent. */
export interface Chosen {
  readonly file: File;
  readonly address: string;
}

interface NewPictureProps {
  chosen: Chosen;
  onLeave: () => void;
  onSaved: (profile: Profile) => void;
}

/** The file that was chosen, as it will look, with the words that it needs. */
export function NewPicture({ chosen: { file, address }, onLeave, onSaved }: NewPictureProps) {
  const { t } = useLingui();
  const use = useAction({
    run: (alt: string) => client.profile.setPicture({ query: { alt }, body: file }),
    done: t`Picture updated.`,
    onDone: (profile) => {
      onSaved(profile);
      onLeave();
    },
  });
  return (
    <div className="flow">
      <h3>
        <Trans>The new picture: {file.name}</Trans>
      </h3>
      <img className="settings-picture" src={address} alt={t`Preview of ${file.name}`} />
      {use.refused ? <Refusal text={use.refused} /> : null}
      <AltForm alt="" action={t`Use this picture`} isPending={use.isPending} onAlt={use.start}>
        <Button onPress={onLeave}>
          <Trans>Discard</Trans>
        </Button>
      </AltForm>
    </div>
  );
}
