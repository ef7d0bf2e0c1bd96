import './skeleton.css';

/** How many places a list holds while it loads. */
export const SKELETON_COUNTS = { list: 6, details: 4, grid: 8 } as const;

interface SkeletonProps {
  view: keyof typeof SKELETON_COUNTS;
  label: string;
}

export function Skeleton({ view, label }: SkeletonProps) {
  return (
    <div className="skeletons" data-view={view} aria-busy="true">
      <span className="spoken">{label}</span>
      {Array.from({ length: SKELETON_COUNTS[view] }, (_, place) => (
        <div key={place} className="skeleton" aria-hidden="true">
          <div className="skeleton-picture" />
          <div className="skeleton-line" />
          <div className="skeleton-line" data-short="" />
        </div>
      ))}
    </div>
  );
}
