const TIMEOUT_MS = 15_000

/**
 * Sends plain text to a chat as the bot of `token` (core.telegram.org/bots/api#sendmessage). The environment
 * variable `TELEGRAM_API` sets another Bot API server; tests use it.
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
