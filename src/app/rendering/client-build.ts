/** What a published page needs to know of the build whose scripts take it over. */
export interface ClientBuild {
  /** Names the build (`buildFile`). */
  id: string
  /** What every head has beside what the renderer puts there (`villageHtml`). */
  head: string
  /** `shell.html` of any village (`villageHtml`). */
  shell: string
  /** Addresses of the entry's script and of the modules that it begins with. */
  script: string
  modules: readonly string[]
  /** Addresses of the scripts that a page needs beside these, by the name of its file: `news-page`. */
  pages: Readonly<Record<string, readonly string[]>>
  /** The address and the text of the whole style sheet. */
  styleSheet: string
  css: string
  /** Shapes of the icons by the id by which pages refer to them. */
  symbols: Readonly<Record<string, string>>
}
