/** A failure whose message says, in Indonesian, why to the person who caused it; shown as it stands. */
export class UserFacingError extends Error {}
