/** The figures of collections, each in this one place. */

/** How long after the last letter of a name it is looked up. */
export const NAME_CHECK_PAUSE = 300;

/** How long making a collection may take before the person is told that it took too long. */
export const CREATE_TIMEOUT = 10_000;

/** How long leave to ask the language model may take, and its answer. */
export const KEY_TIMEOUT = 10_000;
export const DESCRIPTION_TIMEOUT = 15_000;

/** How long it may take to learn which collections hold a resource; after that they are shown without a mark. */
export const CONTAINING_TIMEOUT = 5000;
