/** By itself: the client says it also where the other words have not come. */
export const UNEXPECTED = 'An unexpected error occurred. Please try again.';
