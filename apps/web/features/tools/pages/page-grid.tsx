import { Trans, useLingui } from '@lingui/react/macro';
import type { DocumentPage } from '@relievo/contracts/uploads';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import './pages.css';

interface PageGridProps {
  pages: readonly DocumentPage[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

/** Each page with its picture, its number and what it is: pressed or touched, it is chosen or left out. */
export function PageGrid({ pages, chosen, onChange }: PageGridProps) {
  const { t } = useLingui();
  const toggle = (number: number, isChosen: boolean) =>
    onChange(new Set(isChosen ? [...chosen, number] : [...chosen].filter((one) => one !== number)));
  return (
    <ul className="document-pages" role="list" aria-label={t`Pages`}>
      {pages.map(({ number, picture, ...page }) => (
        <li key={number}>
          <Checkbox isSelected={chosen.has(number)} onChange={(isChosen) => toggle(number, isChosen)}>
            <span className="document-page">
              <img src={`data:image/png;base64,${picture}`} alt="" />
              <span>
                <Trans>Page {number}</Trans>
              </span>
              <span className="field-help">
                <PageKind page={page} />
              </span>
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

function PageKind({ page: { kind, holdsGraphic } }: { page: Pick<DocumentPage, 'kind' | 'holdsGraphic'> }) {
  if (kind === 'picture') return <Trans>Picture</Trans>;
  if (kind === 'drawing') return <Trans>Drawing</Trans>;
  return holdsGraphic ? <Trans>Text with a drawing</Trans> : <Trans>Text</Trans>;
}
