import { describeArticles } from './articles'
import { newsBy } from './content'

describeArticles('news', newsBy, [
  ['the category of announcements', { category: 'Pengumuman' }],
  ['the end date of announcements', { enddate: '' }],
])
