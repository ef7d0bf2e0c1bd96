import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const downloadingTopic: HelpTopic = {
  id: 'downloading',
  title: msg`Get a resource in the form that you need`,
  summary: msg`Swell paper, braille, sound, print in 3D and more: download what is there, and have the rest made.`,
  words: msg`download format file braille BRF PEF swell paper embosser PDF STL 3D sound audio zip make`,
  Body: () => (
    <>
      <ol>
        <li>
          <Trans>
            Open a resource from the <Link to="/library">library</Link> and go to the heading Formats. You
            need no account.
          </Trans>
        </li>
        <li>
          <Trans>
            The forms stand in groups by what you want to do: to touch, to emboss, braille, to hear, to read,
            to print in 3D. Open a group to see its forms; where paper or a device matters, each has a button
            of its own.
          </Trans>
        </li>
        <li>
          <Trans>
            Press a download link, or press Make where there is none yet. It takes a few seconds and is made
            once for everybody. You hear when it is ready, and the focus is on its link.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          What was changed for it lists what a medium cannot show, such as colours on swell paper. If a form
          cannot be made, the page says why. Press Look closer under the picture to enlarge it: plus and minus
          change its size.
        </Trans>
      </p>
    </>
  ),
};
