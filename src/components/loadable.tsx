import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component whose code comes when it is first shown, or with `load`: for what a tap opens. Nothing stands in its
 * place until then, and a failure is thrown where it is shown. React's `lazy` would show it 300 ms after
 * the tap at the earliest, which is FALLBACK_THROTTLE_MS in its ReactFiberWorkLoop.
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
