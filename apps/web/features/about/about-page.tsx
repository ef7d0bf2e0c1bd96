import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';

export function AboutPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`About`}
      lead={t`Relievo comes from the Italian word for relief: something raised from a surface.`}
      describe={{
        contents: t`Four short sections: why Relievo exists, how one drawing becomes every format, our principles, and who makes it.`,
      }}
    >
      <Prose>
        <ProseSection title={t`Why it exists`}>
          <p>
            <Trans>
              School is full of pictures: charts, maps, diagrams, worksheets. A learner who cannot see them
              needs the same picture to touch, hear or read, at the same time as everyone else. Today that
              often means hours of work for a single sheet, a different program for each machine, and a
              picture that nobody checked before it was embossed.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`One drawing, every format`}>
          <p>
            <Trans>
              In Relievo every picture becomes one drawing, measured in millimetres. Swell paper, embossers,
              pin displays, audio-tactile tablets, vibrating touchscreens, sound and text are all made from
              that same drawing, so they always match.
            </Trans>
          </p>
          <p>
            <Trans>
              Before anything is printed, the drawing is checked against published guidelines for tactile
              graphics: how far apart lines must be, how wide a textured area must be, how large braille has
              to be. Each warning is in plain words and names its source. Many can be fixed automatically.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Our principles`}>
          <ul>
            <li>
              <Trans>You can do every task on your own with a screen reader or only a keyboard.</Trans>
            </li>
            <li>
              <Trans>Files open in other programs. There is no proprietary format.</Trans>
            </li>
            <li>
              <Trans>Your work is never lost, and nothing is simplified without telling you.</Trans>
            </li>
            <li>
              <Trans>Numbers and rules name their source, so anyone can check them.</Trans>
            </li>
          </ul>
        </ProseSection>
        <ProseSection title={t`Open source`}>
          <p>
            <Trans>
              Relievo is open source under the MIT licence. A school can run it on its own computer, keep its
              own data, and adapt it.
            </Trans>
          </p>
        </ProseSection>
      </Prose>
    </Page>
  );
}
