/**
 * Loads the admin area. The separate module keeps the list of the admin's chunks out of the code that visitors load.
 */
export const loadAdmin = () => import('./admin-area')
