import { denied, request, server } from './report-database'

export function uploadReportPhoto(path: string): Promise<void> {
  return request('upload', () => {
    if (!server.open || server.reports.has(path.split('/')[2] ?? '')) throw denied()
    server.photos.add(path)
  })
}
