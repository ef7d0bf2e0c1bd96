import { type Millimetres } from '@relievo/words';
/** Why an operation leaves the drawing as it is. */
export interface OperationReports {
  operation_distance_not_number: object;
  operation_item_vanishes: { readonly id: string };
  operation_shapes_too_few: object;
  operation_shapes_vanish: object;
  operation_shapes_tangled: object;
  operation_parts_not_valid: { readonly most: number };
  operation_parts_too_small: { readonly least: Millimetres };
  operation_sheet_too_small: object;
}
