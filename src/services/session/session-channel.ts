/** Channel on which tabs announce a sign-out with its reason or ''. All tabs share one session. */
function createSessionChannel() {
  let channel: BroadcastChannel | undefined
  return {
    open(onEnd: (notice: string) => void) {
      channel ??= new BroadcastChannel('desa-session')
      channel.onmessage = ({ data }) => onEnd(String(data))
    },
    send: (notice: string) => channel?.postMessage(notice),
  }
}

export const sessionChannel = createSessionChannel()
