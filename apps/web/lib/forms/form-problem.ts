export interface FormProblem {
  readonly field: string;
  readonly message: string;
  readonly suggestion?: string;
  readonly level: 'error' | 'warning' | 'info';
}
