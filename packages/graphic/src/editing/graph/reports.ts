/** Why a formula gives no graph. */
export interface GraphReports {
  formula_not_understood: { readonly formula: string };
  formula_not_seen: object;
}
