export const FUNCTIONS_REGION = 'asia-southeast2'
