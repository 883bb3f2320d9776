import { buildAll } from '../../scripts/support/build'

/** The browser tests need the site, the local Firebase and the sample content built. */
export default buildAll
