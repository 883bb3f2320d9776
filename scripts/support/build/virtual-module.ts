export function virtualModule(name: string, read: () => unknown) {
  const module = `virtual:${name}`
  return {
    name,
    resolveId: (id: string) => (id === module ? `\0${module}` : undefined),
    load: (id: string) =>
      id === `\0${module}` ? `export default ${JSON.stringify(read())}` : undefined,
  }
}
