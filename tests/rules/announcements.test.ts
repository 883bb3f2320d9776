import { beforeEach, it } from 'vitest'
import { commit, useRulesProject } from '../support/rules'
import { describeArticles } from './articles'
import { announcementBy, IDS } from './content'
import { userDocuments } from './people'

describeArticles('announcements', announcementBy, [
  ['a category of news', { category: 'Ekonomi' }],
  ['an end date in another form', { enddate: '1 Maret 2026' }],
  ['an end date that is no text', { enddate: null }],
])

const project = useRulesProject('demo-rules-announcements-that-end')
const [id] = IDS

beforeEach(() => project.store(userDocuments()))

it('an announcement may have an end date', () =>
  commit(project.asUser('editor'), {
    [`announcements/${id}`]: { ...announcementBy('editor', id), enddate: '2026-03-31' },
  }))
