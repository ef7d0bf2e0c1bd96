import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const convertingTopic: HelpTopic = {
  id: 'converting',
  title: msg`Turn a picture into a tactile drawing`,
  summary: msg`Take a picture of a worksheet through six steps, up to files for swell paper and embossers.`,
  words: msg`convert graphics picture photo scan trace worksheet swell paper BRF crop straighten simplify repair`,
  Body: () => (
    <>
      <ol>
        <li>
          <Trans>Choose a picture, drop it, paste it, or take a photo. It is kept as a draft at once.</Trans>
        </li>
        <li>
          <Trans>Read in Analyze what the picture is, and how well fingers could read it.</Trans>
        </li>
        <li>
          <Trans>Straighten, cut and clear it in Enhance, or skip that step.</Trans>
        </li>
        <li>
          <Trans>
            Look at the drawing in Process. Repair what fingers would miss, and leave out what the lesson does
            not need.
          </Trans>
        </li>
        <li>
          <Trans>Write title and alternative text in Details, and choose who can see it.</Trans>
        </li>
        <li>
          <Trans>Save it, download its files, or submit it.</Trans>
        </li>
      </ol>
      <p>
        <Link to="/tools/convert-graphics">
          <Trans>Convert graphics</Trans>
        </Link>
      </p>
    </>
  ),
};
