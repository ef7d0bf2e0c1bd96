import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassLearner, ReadingProfile } from '@relievo/contracts/classes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChoices } from '../../../lib/keeping/use-choices.ts';
import { client } from '../../../lib/server/client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { ReadingFields } from './reading-fields.tsx';

interface ReadingDialogProps {
  classId: string;
  learner: ClassLearner;
  onClose: () => void;
}

/** How one learner reads. It is their own studio that changes: it follows them, and they may change it again. */
export function ReadingDialog({
  classId: id,
  learner: { userId, displayName },
  onClose,
}: ReadingDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const queryKey = ['reading', id, userId];
  const profile = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.reading.get({ id, userId }, { signal }),
  });
  const { show, change, refused } = useChoices<ReadingProfile>({
    send: (choices) => client.reading.change({ id, userId, ...choices }),
    onSaved: (saved) => queries.setQueryData(queryKey, saved),
  });
  return (
    <Dialog
      title={t`How ${displayName} reads`}
      shape="end"
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className="flow">
        <p>
          <Trans>
            Resources open in this format for them on every device. Choices are saved at once; the learner can
            change them too.
          </Trans>
        </p>
        {refused ? <Refusal text={refused} /> : null}
        <Loaded
          query={profile}
          loading={t`Loading how they read…`}
          failed={t`How they read could not be loaded`}
        >
          {(loaded) => <ReadingFields profile={show(loaded)} onChange={change} />}
        </Loaded>
      </div>
    </Dialog>
  );
}
