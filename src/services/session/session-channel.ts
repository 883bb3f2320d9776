/** Tabs share one sign-in, so whoever leaves in one leaves in all; what is sent is why, or ''. */
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
