/** Region of the functions: Jakarta. */
export const FUNCTIONS_REGION = 'asia-southeast2'
