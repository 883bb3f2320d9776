interface Upgrade {
  project: string
  /** Runs git and returns its output. Throws if git fails. */
  git: (...args: string[]) => string
  /** Runs a command of package.json and returns whether it succeeded. */
  npm: (...args: string[]) => boolean
  log: (line: string) => void
}

export class UpgradeStopped extends Error {}

/**
 * Backs up, takes the newest release, deploys and checks. The deployment runs even if the code is the
 * newest, so that a repeated run completes an interrupted one. Throws UpgradeStopped.
 */
export function upgrade({ project, git, npm, log }: Upgrade): void {
  if (git('status', '--porcelain', '--untracked-files=no') !== '')
    throw new UpgradeStopped('Kode di folder ini diubah. Simpan atau batalkan dahulu: git status')
  git('fetch', '--tags', '--quiet')
  const [newest] = git('tag', '--list', 'v*', '--no-merged', 'HEAD', '--sort=-version:refname')
    .split('\n')
    .filter(Boolean)
  const before = git('rev-parse', '--short', 'HEAD')
  const run = (problem: string, ...args: string[]) => {
    if (!npm(...args)) throw new UpgradeStopped(problem)
  }
  if (newest === undefined) log('Kode sudah yang terbaru; pemasangannya diulang.')
  else {
    run('Cadangan gagal, jadi tidak ada yang diubah.', 'backup', '--project', project)
    git('checkout', '--quiet', newest)
    log(`Versi ${newest} (sebelumnya ${before}). Yang berubah: CHANGELOG.md`)
  }
  run(
    `Pemasangan belum selesai. Ulangi npm run upgrade, atau kembali: git checkout ${before} && npm run deploy`,
    'deploy',
  )
  run('Terpasang, tetapi pemeriksaan menemukan yang salah.', 'doctor', '--project', project)
}
