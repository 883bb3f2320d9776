import type { ClientBuild } from '../../src/app/rendering/page-html'

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
