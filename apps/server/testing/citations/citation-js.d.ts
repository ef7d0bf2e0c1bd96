/** citation-js carries no types: this much of it is used. */
declare module '@citation-js/core' {
  export const plugins: {
    readonly input: {
      chain(text: string, options: { forceType: string; generateGraph: boolean }): Record<string, unknown>[];
    };
  };
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
