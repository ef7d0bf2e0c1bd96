import { BrailleCell } from '../pictures/braille-cell.tsx';
import './progress.css';

/** What is being waited for, in words; nothing spins. */
export function Loading({ label }: { label: string }) {
  return (
    <div className="loading" role="status">
      <BrailleCell raised={[1, 2, 3]} />
      <span>{label}</span>
    </div>
  );
}
