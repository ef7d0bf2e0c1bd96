import { Trans, useLingui } from '@lingui/react/macro';
import type { Studio } from '@relievo/contracts/people';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChoices } from '../../../lib/keeping/use-choices.ts';
import { client } from '../../../lib/server/client.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { studioQuery } from '../../../lib/server/studio.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { forgetMyDevices } from '../../resource/index.ts';
import { BrailleAndPaper } from './braille-and-paper.tsx';
import { NewDrafts } from './new-drafts.tsx';
import { VoiceAndSound } from './voice-and-sound.tsx';
import { WantedMost } from './wanted-most.tsx';

/** What is made for a person begins with this, on every device. */
export function StudioTab() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const viewer = useViewer();
  const userId = viewer.status === 'signed-in' ? viewer.session.user.id : '';
  const mayUpload = viewer.status === 'signed-in' && viewer.session.canUpload;
  const query = studioQuery(userId);
  const studio = useQuery({ ...query, enabled: userId !== '' });
  const { show, change, refused } = useChoices<Studio>({
    send: (choices) => client.studio.change(choices),
    onSaved: (saved) => {
      forgetMyDevices();
      queries.setQueryData(query.queryKey, saved);
      // What was listed is of another braille or voice by now.
      void queries.invalidateQueries({ queryKey: ['resource'] });
    },
  });
  return (
    <div className="settings-tab flow">
      <p>
        <Trans>
          What we make for you begins with these choices. They are saved at once, on every device.
        </Trans>
      </p>
      {refused ? <Refusal text={refused} /> : null}
      <Loaded
        level={2}
        query={studio}
        loading={t`Loading your choices…`}
        failed={t`Your choices could not be loaded`}
      >
        {(loaded) => {
          const part = { studio: show(loaded), onChange: change };
          return (
            <>
              <BrailleAndPaper {...part} />
              <WantedMost {...part} />
              {mayUpload ? <NewDrafts {...part} /> : null}
              <VoiceAndSound {...part} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
