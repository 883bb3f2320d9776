const TIMEOUT_MS = 15_000

/**
 * Sends a text, without any markup, to a chat as the bot of `token` (core.telegram.org/bots/api#sendmessage).
 * `TELEGRAM_API` in the environment names a Bot API server of one's own, and that of the tests.
 */
export async function sendTelegram(token: string, chat: string, text: string): Promise<void> {
  const api = process.env['TELEGRAM_API'] ?? 'https://api.telegram.org'
  const response = await fetch(`${api}/bot${token}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chat_id: chat, text, link_preview_options: { is_disabled: true } }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok)
    throw new Error(
      `Telegram answered ${response.status}: ${(await response.text()).slice(0, 200)}`,
    )
}
