export const PASSWORD = 'desa-demo-2026'

export const ADMIN = 'demo-admin'
export const EDITOR = 'demo-editor'
export const CONTRIBUTOR = 'demo-kontributor'
export const COMPLAINT_OFFICER = 'demo-petugas'
