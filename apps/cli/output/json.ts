/** One value on standard output, for programs. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
