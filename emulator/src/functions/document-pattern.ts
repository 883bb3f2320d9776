/**
 * Compiles the pattern of a trigger. `{id}` and `*` match one segment, `{rest=**}` and `**` one or
 * more (cloud.google.com/eventarc/docs/path-patterns).
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
