import type { ReactNode } from 'react'

export function InstallSteps() {
  return (
    <ol className="grid gap-4 md:grid-cols-3">
      <Step
        drawing={
          <>
            <path d="M17 18h-3v18h20V18h-3" />
            <path d="M24 28V10m-6 6 6-6 6 6" />
          </>
        }
      >
        Ketuk tombol <b>Bagikan</b> di bilah Safari. Tidak tampak? Ketuk <b>···</b> dahulu.
      </Step>
      <Step
        drawing={
          <>
            <rect x="11" y="11" width="26" height="26" rx="6" />
            <path d="M24 18v12m-6-6h12" />
          </>
        }
      >
        Geser ke bawah, lalu pilih <b>Tambah ke Layar Utama</b>.
      </Step>
      <Step
        drawing={
          <>
            <rect x="13" y="6" width="22" height="36" rx="5" />
            <path d="M18 13h3v3h-3zm9 0h3v3h-3zm-9 8h3v3h-3z" />
            <path className="fill-accent stroke-accent" d="M27 21h3v3h-3z" />
            <path d="M21 37h6" />
          </>
        }
      >
        Ketuk <b>Tambah</b>. Ikon desa ada di layar utama; buka dari sana.
      </Step>
    </ol>
  )
}

function Step({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        className="size-12 shrink-0 rounded-control bg-surface-2 fill-none stroke-primary stroke-2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
