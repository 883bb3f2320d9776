export class UserFacingError extends Error {}
