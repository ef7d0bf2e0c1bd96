import { useLingui } from '@lingui/react/macro';

/** Figures as people write them. */
export function useFigureWords() {
  const { i18n } = useLingui();
  return {
    number: (figure: number | undefined) => (figure === undefined ? undefined : i18n.number(figure)),
    share: (figure: number) => i18n.number(figure, { style: 'percent', maximumFractionDigits: 1 }),
  };
}
