const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What is no identifier names no resource: nobody has to be asked. */
export const isResourceId = (text: string): boolean => UUID.test(text);
