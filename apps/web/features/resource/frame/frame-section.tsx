import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { writeFrameCode } from './frame-code.ts';

interface FrameSectionProps {
  id: string;
  title: string;
  of: 'chart' | 'drawing';
}

/** The explorer for a page of somebody else's. That of a chart stands among its numbers. */
export function FrameSection({ id, title, of }: FrameSectionProps) {
  const { t } = useLingui();
  const code = writeFrameCode(location.origin, id, title);
  const Heading = of === 'chart' ? 'h3' : 'h2';
  return (
    <div className="flow screen-only">
      <Heading>
        <Trans>On your own web page</Trans>
      </Heading>
      <TextField
        label={t`Code for your page`}
        help={
          of === 'chart'
            ? t`Paste it into a page of your school: the chart can be explored there by keys, sound, speech and braille.`
            : t`Paste it into a page of your school: the parts of the drawing can be explored there by keys, touch, sound and speech.`
        }
        value={code}
        isReadOnly
      />
      <CopyButton text={code} done={t`The code for your page is copied`}>
        <Trans>Copy the code</Trans>
      </CopyButton>
    </div>
  );
}
