/** Failure with an Indonesian message for the user, shown as it is. */
export class UserFacingError extends Error {}
