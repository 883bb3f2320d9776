import type { ClientBuild } from '../../src/app/rendering/client-build'

/** A build of nothing, for what is said of rendered pages and not of scripts. */
export const CLIENT_BUILD: ClientBuild = {
  id: 'satu',
  head: '',
  script: '/assets/app.js',
  modules: [],
  pages: {},
  styleSheet: '/assets/app.css',
  css: '',
  symbols: {},
  shell: '<title>shell</title>',
}
