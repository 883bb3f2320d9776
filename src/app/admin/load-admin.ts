/** All of the admin. By itself, for the names of what that imports are a list that no visitor needs. */
export const loadAdmin = () => import('./admin-area')
