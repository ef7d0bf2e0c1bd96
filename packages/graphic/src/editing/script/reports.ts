/** What is wrong with a drawing that was written as text: in which line, and what to write instead. */
export interface ScriptReports {
  script_quotes_open: { readonly line: number };
  script_line_unknown: { readonly line: number; readonly word: string };
  script_clause_unknown: { readonly line: number; readonly word: string };
  script_number_missing: { readonly line: number; readonly after: string };
  script_words_missing: { readonly line: number; readonly after: string };
  script_choice_unknown: {
    readonly line: number;
    readonly word: string;
    readonly choices: readonly string[];
  };
  placement_not_understood: { readonly clause: string };
  script_indent_wrong: { readonly line: number };
  script_other_missing: { readonly line: number; readonly word: string };
  script_label_of_nothing: { readonly line: number; readonly word: string };
  script_key_without_sample: { readonly line: number; readonly word: string };
}
