import { type ComponentType, useEffect, useState } from 'react'

/**
 * Returns a component whose code loads when it is first shown, or when `load` is called. Use it for content that opens
 * on a tap. The component renders nothing while its code loads, and throws a loading error where it is rendered.
 * React's `lazy` would delay the content by at least 300 ms (FALLBACK_THROTTLE_MS in ReactFiberWorkLoop).
 */
export function loadable<Props extends object>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
) {
  let Part: ComponentType<Props> | undefined
  const load = async () => {
    Part ??= (await importPart()).default
  }
  function Loadable(props: Props) {
    const [failure, setFailure] = useState<Error | null>()
    useEffect(() => {
      if (!Part) load().then(() => setFailure(null), setFailure)
    }, [])
    if (failure) throw failure
    return Part && <Part {...props} />
  }
  return Object.assign(Loadable, { load })
}
