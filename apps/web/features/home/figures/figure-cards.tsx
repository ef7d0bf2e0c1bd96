import './figures.css';

export interface Figure {
  readonly label: string;
  /** As it is written; nothing where it is not known. */
  readonly value: string | undefined;
}

/** Figures under what they count; those of which nothing is known are left out. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  const known = figures.filter(({ value }) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="figures">
      {known.map(({ label, value }) => (
        <div key={label} className="figure">
          <dt>{label}</dt>
          <dd className="figure-value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
