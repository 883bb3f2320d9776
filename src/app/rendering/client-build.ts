/** Facts about the client build that published pages refer to. */
export interface ClientBuild {
  /** Identifier of the build (`buildFile`). */
  id: string
  /** Part of the head that all pages share (`villageHtml`). */
  head: string
  shell: string
  /** Addresses of the entry script and of its static imports. */
  script: string
  modules: readonly string[]
  /** Addresses of the other scripts that a page needs, by the name of its module, e.g. `news-page`. */
  pages: Readonly<Record<string, readonly string[]>>
  styleSheet: string
  css: string
  /** SVG symbols of the icons, by id. */
  symbols: Readonly<Record<string, string>>
}
