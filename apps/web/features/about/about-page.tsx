import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';

export function AboutPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`About`}
      lead={t`Relievo is Italian for what stands out from the surface.`}
      describe={{
        contents: t`Four short sections: why Relievo exists, how one drawing becomes every medium, what it stands for, and who makes it.`,
      }}
    >
      <Prose>
        <ProseSection title={t`Why it exists`}>
          <p>
            <Trans>
              School is full of pictures: charts, maps, diagrams, worksheets. A learner who does not see them
              needs the same picture to touch, to hear or to read, at the same time as everyone else. Today
              that often means hours of work for a single sheet, one program for each machine, and a picture
              that nobody checked before it was embossed.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`One drawing, every medium`}>
          <p>
            <Trans>
              In Relievo every picture becomes one drawing, measured in millimetres. Swell paper, embossers,
              pin displays, audio-tactile tablets, vibrating touchscreens, sound and words are all made from
              that same drawing, so they always agree with each other.
            </Trans>
          </p>
          <p>
            <Trans>
              Before anything is printed, the drawing is checked against published rules for fingers: how far
              apart lines must be, how wide a textured area is, how braille keeps its size. What the check
              finds is said in plain words, with its source, and repaired where that is possible.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`What it stands for`}>
          <ul>
            <li>
              <Trans>
                Every task can be done alone by a person who uses a screen reader or only a keyboard.
              </Trans>
            </li>
            <li>
              <Trans>Files are ordinary files that other programs open. There is no private format.</Trans>
            </li>
            <li>
              <Trans>Nothing that a person made is lost, and nothing is simplified without saying so.</Trans>
            </li>
            <li>
              <Trans>Numbers and rules carry their source, so that anyone can check them.</Trans>
            </li>
          </ul>
        </ProseSection>
        <ProseSection title={t`Open source`}>
          <p>
            <Trans>
              Relievo is open source under the MIT licence. A school can run it on its own computer, keep its
              own data, and change what does not fit.
            </Trans>
          </p>
        </ProseSection>
      </Prose>
    </Page>
  );
}
