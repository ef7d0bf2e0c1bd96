import { Trans } from '@lingui/react/macro';
import type { PictureWork } from '@relievo/contracts/pictures';
import type { KeptWork } from '../../../lib/keeping/work-keeper.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { SaveLine } from '../../../ui/keeping/save-line.tsx';
import type { PictureKeeper } from '../work/use-kept-work.ts';

/** How a picture stands with the server. */
export function PictureSaveLine({ kept, keeper }: { kept: KeptWork<PictureWork>; keeper: PictureKeeper }) {
  return (
    <SaveLine
      kept={kept}
      keeper={keeper}
      changedElsewhere={
        <Trans>
          This picture was also changed in another tab or on another device. Choose which version to keep.
          Until then, your changes here are not saved.
        </Trans>
      }
      discarded={
        <Trans>
          This picture was discarded in another tab. What you see is kept in this browser only. To go on,
          upload the picture again.
        </Trans>
      }
      back={
        <ButtonLink to="/tools/convert-graphics">
          <Trans>Your pictures</Trans>
        </ButtonLink>
      }
    />
  );
}
