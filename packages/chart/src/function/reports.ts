/** Why a formula or its stretch makes no graph. Places are counted from one, in what was written. */
export interface FunctionRefusals {
  function_empty: object;
  function_too_long: { readonly most: number };
  function_sign_unknown: { readonly sign: string; readonly at: number };
  function_name_unknown: { readonly name: string; readonly at: number; readonly known: readonly string[] };
  function_comma: { readonly at: number };
  function_number_wrong: { readonly number: string; readonly at: number };
  function_value_missing: { readonly before: string; readonly at: number };
  function_bracket_missing: { readonly name: string; readonly at: number };
  function_bracket_open: { readonly bracket: string; readonly at: number };
  function_unexpected: { readonly text: string; readonly at: number };
  function_equation_wrong: { readonly at: number };
  function_domain_wrong: { readonly from: number; readonly to: number };
  function_step_wrong: { readonly step: number; readonly most: number };
  function_nowhere: { readonly from: number; readonly to: number };
}
