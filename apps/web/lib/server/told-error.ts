/** A fault whose message was written for the person who meets it, in their language. */
export class ToldError extends Error {}
