import { useLingui } from '@lingui/react/macro';
import type { ReadyFile } from '@relievo/contracts/library/files';
import { Download } from 'lucide-react';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { ButtonAnchor } from '../../../ui/actions/link.tsx';

interface DownloadLinkProps {
  file: ReadyFile;
  /** What the file is of, for who hears the links by themselves. */
  of: string;
  variant?: 'primary' | 'secondary';
  /** There are others of its kind beside it. */
  byName?: boolean;
}

/** A file that stands ready: what kind it is and how large. */
export function DownloadLink({ file, of, variant = 'secondary', byName = false }: DownloadLinkProps) {
  const { t } = useLingui();
  const { address, size, name } = file;
  const [kind, much] = [byName ? name : kindOf(name), formatFileSize(size)];
  return (
    <ButtonAnchor variant={variant} href={address} download icon={<Download aria-hidden="true" size={20} />}>
      {t`Download ${kind}, ${much}`}
      <span className="spoken">{` (${of})`}</span>
    </ButtonAnchor>
  );
}

export function kindOf(name: string): string {
  return (/\.(\w{1,5})$/.exec(name)?.[1] ?? name).toUpperCase();
}
