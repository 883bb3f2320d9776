/**
 * Whether a document's path fits a trigger's pattern: `{id}` and `*` stand for one segment,
 * `{rest=**}` and `**` for one or more (cloud.google.com/eventarc/docs/path-patterns).
 */
export function compileDocumentPattern(pattern: string): (path: string) => boolean {
  const segments = pattern.split('/').map((segment) => {
    if (/^(\*\*|\{[^=]+=\*\*\})$/.test(segment)) return '.+'
    if (/^(\*|\{[^=]+(=\*)?\})$/.test(segment)) return '[^/]+'
    return segment.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  })
  const whole = new RegExp(`^${segments.join('/')}$`, 's')
  return (path) => whole.test(path)
}
