import type { ClientBuild } from '../../src/app/rendering/client-build'

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
