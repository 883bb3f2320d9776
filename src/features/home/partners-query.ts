import { contentDocument } from '@/lib/query/content'

export const partnersQuery = contentDocument('partners', '1')
