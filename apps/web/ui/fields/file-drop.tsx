import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Upload } from 'lucide-react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Pressable } from 'react-aria-components/Pressable';
import { Text } from 'react-aria-components/Text';
import { Button } from '../actions/button.tsx';
import './file-drop.css';

interface FileDropProps {
  label: string;
  /** Kinds and sizes, before anything is chosen. */
  help: string;
  accept: readonly string[];
  multiple?: boolean;
  /** On devices that are touched, which have a camera, a photo may be taken at once. */
  withCamera?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Dropping is one way of three: the button and paste do the same. */
export function FileDrop({
  label,
  help,
  accept,
  multiple = false,
  withCamera = false,
  onFiles,
}: FileDropProps) {
  const { t } = useLingui();
  const take = async (items: readonly { kind: string; getFile?: () => Promise<File> }[]) => {
    const files = await Promise.all(
      items.flatMap((item) => (item.kind === 'file' && item.getFile ? [item.getFile()] : [])),
    );
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const choose = (list: FileList | null) => {
    if (list && list.length > 0) onFiles([...list]);
  };
  return (
    <DropZone
      className="file-drop"
      aria-label={multiple ? t`Drop or paste files` : t`Drop or paste a file`}
      onDrop={(event) => void take(event.items)}
    >
      <Upload aria-hidden="true" size={32} />
      <Text slot="label" className="field-label">
        {label}
      </Text>
      <p className="field-help">{help}</p>
      <div className="file-drop-ways">
        <FileTrigger acceptedFileTypes={[...accept]} allowsMultiple={multiple} onSelect={choose}>
          <Pressable>
            <Button variant="primary">
              {multiple ? <Trans>Choose files</Trans> : <Trans>Choose a file</Trans>}
            </Button>
          </Pressable>
        </FileTrigger>
        {withCamera ? (
          <span className="file-drop-camera">
            <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={choose}>
              <Pressable>
                <Button icon={<Camera aria-hidden="true" size={20} />}>
                  <Trans>Take a photo</Trans>
                </Button>
              </Pressable>
            </FileTrigger>
          </span>
        ) : null}
      </div>
    </DropZone>
  );
}
