import { Trans, useLingui } from '@lingui/react/macro';
import { offerOf } from '@relievo/contracts/library/files';
import { findProfile } from '@relievo/graphic/profiles';
import { writeDrawing } from '@relievo/graphic/svg';
import { useState } from 'react';
import { ToldError } from '../../../lib/server/told-error.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import type { DrawingKeeper } from '../state/kept-drawing.ts';
import { downloadFile, FORMATS, listMedia, OWN_FORMAT, saveFile } from '../state/make-file.ts';
import { useEditorState } from '../state/use-editor.ts';

interface DownloadPartProps {
  id: string;
  keeper: DrawingKeeper;
  askFirst: (go: () => void) => void;
}

/** Every output without leaving the drawing: made as the library makes it, for the medium that is chosen. */
export function DownloadPart({ id, keeper, askFirst }: DownloadPartProps) {
  const { t, i18n } = useLingui();
  const { history, profileId } = useEditorState();
  const [format, setFormat] = useState('swell');
  const [chosen, setChosen] = useState<string | null>(null);
  const media = listMedia(format);
  // What the drawing is checked for is what it is made for, where the format can be.
  const medium = [chosen, profileId, media[0]].find((one) => one && media.includes(one)) ?? '';
  const download = useAction({
    run: async () => {
      if (format === OWN_FORMAT) {
        const { drawing } = history;
        const name = drawing.title.replaceAll(/[\\/:]/g, ' ').trim() || 'drawing';
        saveFile(new File([writeDrawing(drawing)], `${name}.svg`, { type: 'image/svg+xml' }));
        return;
      }
      if (!(await keeper.flush()))
        throw new ToldError(
          t`The drawing is not saved yet, so this file cannot be made. Wait until it says Saved, then try again.`,
        );
      await downloadFile(id, format, medium);
    },
    done: t`The file is downloaded.`,
  });
  const nameOf = (one: string) => {
    const offer = offerOf(one);
    return offer ? i18n._(offer.name) : t`SVG that opens here again`;
  };
  const use = offerOf(format)?.use;
  return (
    <>
      <Select
        label={t`Format`}
        {...(use && { help: i18n._(use) })}
        options={FORMATS.map((value) => ({ value, label: nameOf(value) }))}
        selectedKey={format}
        onSelectionChange={(key) => setFormat(String(key))}
      />
      {media.length > 1 ? (
        <Select
          label={t`Made for`}
          options={media.map((value) => ({ value, label: findProfile(value)?.name ?? value }))}
          selectedKey={medium}
          onSelectionChange={(key) => setChosen(String(key))}
        />
      ) : null}
      <Button
        isBusy={download.isPending}
        busyWords={t`Making the file…`}
        onPress={() => askFirst(() => download.start())}
      >
        <Trans>Download</Trans>
      </Button>
      {download.refused ? <Refusal text={download.refused} /> : null}
    </>
  );
}
