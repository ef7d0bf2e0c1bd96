import { useLingui } from '@lingui/react/macro';
import type { Option } from '../../../ui/fields/radio-group.tsx';

/** What a drawing can be made for: a short list that the specimens choose from. */
export function useMedia(): readonly (Option & { readonly label: string })[] {
  const { t } = useLingui();
  return [
    { value: 'swell-paper', label: t`Swell paper` },
    { value: 'embosser', label: t`Embosser` },
    { value: 'pins', label: t`Pins` },
    { value: 'touchscreen', label: t`Touchscreen`, disabled: true },
    { value: 'paper-and-sound', label: t`Paper with sound` },
  ];
}
