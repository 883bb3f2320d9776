import { historyPage, visionPage } from '@/domain/schemas/page-content'
import { readDocument } from '@/lib/firebase/documents'

export const readHistory = () => readDocument('pages/sejarah', historyPage)
export const readVision = () => readDocument('pages/visi-misi', visionPage)
