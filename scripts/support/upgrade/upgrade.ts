interface Upgrade {
  project: string
  /** Runs git and returns its output. Throws if git fails. */
  git: (...args: string[]) => string
  /** Runs a command of package.json and returns whether it succeeded. */
  npm: (...args: string[]) => boolean
  log: (line: string) => void
}

/** Matches a release, but no trial version such as `v2.0.0-beta.1`. */
const RELEASE = /^v\d+\.\d+\.\d+$/

export class UpgradeStopped extends Error {}

/**
 * Backs up, checks out the newest release, deploys and checks the site. Deploys even if the code is already the
 * newest, so that a repeated run completes an interrupted one. Throws UpgradeStopped.
 */
export function upgrade({ project, git, npm, log }: Upgrade): void {
  if (git('status', '--porcelain', '--untracked-files=no') !== '')
    throw new UpgradeStopped('Kode di folder ini diubah. Simpan atau batalkan dahulu: git status')
  git('fetch', '--tags', '--quiet')
  const tags = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n')
  const newest = tags.find((tag) => RELEASE.test(tag))
  const isNew = newest !== undefined && git('tag', '--list', newest, '--no-merged', 'HEAD') !== ''
  const before = git('rev-parse', '--short', 'HEAD')
  const run = (problem: string, ...args: string[]) => {
    if (!npm(...args)) throw new UpgradeStopped(problem)
  }
  if (!isNew) log('Kode sudah yang terbaru; pemasangannya diulang.')
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
