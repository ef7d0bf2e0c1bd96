const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/** The resource that an address leads to, as it is copied from the browser or typed; nothing where it names none. */
export const idInAddress = (address: string): string | undefined => ID.exec(address)?.[0];
