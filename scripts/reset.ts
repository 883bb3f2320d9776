import { rmSync } from 'node:fs'
import { DATA_DIR, PORT } from './support/places'

const running = await fetch(`http://127.0.0.1:${PORT}/__/health`).then(
  ({ ok }) => ok,
  () => false,
)
if (running) {
  console.error(`Hentikan dahulu situs di http://127.0.0.1:${PORT}, lalu ulangi npm run reset.`)
  process.exit(1)
}
rmSync(DATA_DIR, { recursive: true, force: true })
console.log('Data lokal dihapus. npm start berikutnya mulai lagi dari isi contoh.')
