import { Trans, useLingui } from '@lingui/react/macro';
import { ToldError } from '../../../lib/server/told-error.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
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
  const copy = useAction({
    run: async () => {
      try {
        await navigator.clipboard.writeText(code);
      } catch (cause) {
        throw new ToldError(t`It could not be copied. Select the text and copy it yourself.`, { cause });
      }
    },
    done: t`The code for your page is copied`,
  });
  const Heading = of === 'chart' ? 'h3' : 'h2';
  return (
    <>
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
      {copy.refused ? <Refusal text={copy.refused} /> : null}
      <Button isBusy={copy.isPending} onPress={() => copy.start()}>
        <Trans>Copy the code</Trans>
      </Button>
    </>
  );
}
