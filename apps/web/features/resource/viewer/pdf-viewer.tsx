import { useLingui } from '@lingui/react/macro';
import '../picture/viewer.css';

/** A document as the browser itself shows it. */
export function PdfViewer({ address, title }: { address: string; title: string }) {
  const { t } = useLingui();
  return <iframe className="pdf-viewer" src={`${address}?show`} title={t`${title}, as a document`} />;
}
