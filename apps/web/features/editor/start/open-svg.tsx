import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { ToldError } from '../../../lib/server/told-error.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { useGoToDrawing } from './use-go-to-drawing.ts';

/** A request may be 1 MB, and a drawing has to fit into it. */
const LONGEST = 900_000;

/** An SVG of any program, as a file or as its code: it is made safe, and what is lost of it is said on the table. */
export function OpenSvg() {
  const { t } = useLingui();
  const goToDrawing = useGoToDrawing();
  const [code, setCode] = useState('');
  const open = useAction({
    run: ({ name, svg }: { readonly name: string; readonly svg: string }) => {
      if (svg.length > LONGEST)
        throw new ToldError(
          t`This SVG is larger than 900 kB, which is more than a drawing can hold. Simplify it in the program that made it, then open it again.`,
        );
      return client.drawings.importFile({ name, svg });
    },
    onDone: goToDrawing,
  });
  return (
    <section role="group" className="editor-fields" aria-labelledby="editor-open">
      <h2 id="editor-open">
        <Trans>Open an SVG</Trans>
      </h2>
      <FileDrop
        label={t`Open a drawing from a file`}
        help={t`An SVG of any program, up to 900 kB. You are told what could not be kept.`}
        accept={['.svg', 'image/svg+xml']}
        onFiles={([file]) => {
          if (file) void file.text().then((svg) => open.start({ name: file.name, svg }));
        }}
      />
      <TextField
        label={t`Or paste the code of an SVG`}
        multiline
        spellCheck="false"
        value={code}
        onChange={setCode}
      />
      <div className="editor-row">
        <Button
          isDisabled={code.trim() === ''}
          isBusy={open.isPending}
          busyWords={t`Opening…`}
          onPress={() => open.start({ name: '', svg: code })}
        >
          <Trans>Open what I pasted</Trans>
        </Button>
      </div>
      {open.refused ? <Refusal text={open.refused} /> : null}
    </section>
  );
}
