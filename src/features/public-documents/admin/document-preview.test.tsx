import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DocumentPreview } from './document-preview'

it('the preview leads nowhere while the link is none', () => {
  render(
    <DocumentPreview values={{ title: 'RKP', type: '', year: '', url: 'javascript:alert(1)' }} />,
  )
  expect(screen.getByText('RKP')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
