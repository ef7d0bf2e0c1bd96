import type { DrawingEntry } from '@relievo/contracts/values';
import { useQueryClient } from '@tanstack/react-query';
import { useGo } from '../../../ui/page/use-go.ts';
import { DRAWINGS } from './drawings-query.ts';

/** To the table with a drawing that was just begun; the list of drawings is not as it was. */
export function useGoToDrawing(): (begun: DrawingEntry) => void {
  const go = useGo();
  const queries = useQueryClient();
  return ({ id }) => {
    void queries.invalidateQueries({ queryKey: DRAWINGS });
    go(`/svg-editor/${id}`);
  };
}
