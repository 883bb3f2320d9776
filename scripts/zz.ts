import { buildAll } from './support/build'
const t=Date.now(); await buildAll(); console.log('built', Date.now()-t)
