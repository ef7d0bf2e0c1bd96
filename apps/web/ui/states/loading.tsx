import { BrailleCell } from './braille-cell.tsx';
import './progress.css';
import { useSayBusy } from '../actions/use-say-busy.ts';

interface LoadingProps {
  label: string;
  /** One of several parts of a page that load at once: it is there to be read, and is not told of by itself. */
  isPart?: boolean;
}

/** What is being waited for, in words; nothing spins. Who waits for long is told, and no other. */
export function Loading({ label, isPart = false }: LoadingProps) {
  useSayBusy(!isPart, label);
  return (
    <p className="loading">
      <BrailleCell raised={[1, 2, 3]} />
      <span>{label}</span>
    </p>
  );
}
