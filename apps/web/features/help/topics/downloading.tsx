import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const downloadingTopic: HelpTopic = {
  id: 'downloading',
  title: msg`Get a resource in the format you need`,
  summary: msg`Swell paper, braille, sound, 3D print and more: download a file, or have it made.`,
  words: msg`download format file braille BRF PEF swell paper embosser PDF STL 3D sound audio zip make`,
  Body: () => (
    <>
      <ol>
        <li>
          <Trans>
            Open a resource from the <Link to="/library">library</Link> and go to the heading Take it with
            you. You do not need an account.
          </Trans>
        </li>
        <li>
          <Trans>
            Press the format you need, such as Swell paper or Sound. It is made in a few seconds and
            downloaded. For a different paper or device, choose it in the list beside the button. Your choice
            comes first next time.
          </Trans>
        </li>
        <li>
          <Trans>
            All other formats are under the heading Formats, grouped by what you want to do: touch, emboss,
            read braille, listen, read, print in 3D. Open a group and press a download link. If there is none
            yet, press Make: when the file is ready it is announced, and the focus moves to its link.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          What was changed for it lists what a format cannot show, such as colours on swell paper. If a format
          cannot be made, the page says why. Press Look closer under the picture to enlarge it; plus and minus
          change its size.
        </Trans>
      </p>
    </>
  ),
};
