import { useQuery } from '@tanstack/react-query';
import { outputsQuery } from '../query/outputs-query.ts';
import { type Parts, partsQuery } from '../query/parts-query.ts';

export interface DrawingOfResource {
  readonly address: string;
  readonly parts: Parts;
}

/** The drawing that a resource shows, with its named parts; null where it shows none, undefined until that is known. */
export function useDrawingOf(id: string | null): DrawingOfResource | null | undefined {
  const outputs = useQuery({ ...outputsQuery(id ?? ''), enabled: id !== null });
  const picture = outputs.data?.picture;
  const address = picture?.mediaType === 'image/svg+xml' ? picture.address : null;
  const parts = useQuery({ ...partsQuery(address ?? ''), enabled: address !== null });
  if (id === null || outputs.isError || parts.isError) return null;
  if (outputs.data && address === null) return null;
  if (address === null || parts.data === undefined) return undefined;
  return parts.data && { address, parts: parts.data };
}
