import './progress.css';

/** Reading order of the six dots in two columns. */
const DOTS = [1, 4, 2, 5, 3, 6] as const;

/** The one ornament: a six-dot cell, hidden from screen readers. */
export function BrailleCell({ raised }: { raised: readonly number[] }) {
  return (
    <span className="cell" aria-hidden="true">
      {DOTS.map((dot) => (
        <span key={dot} data-raised={raised.includes(dot) || undefined} />
      ))}
    </span>
  );
}
