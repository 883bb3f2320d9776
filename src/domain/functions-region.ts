/** Where the functions run: Jakarta. */
export const FUNCTIONS_REGION = 'asia-southeast2'
