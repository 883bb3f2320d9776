import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DOCUMENT_FORM } from './document-form'

it('shows no link in the preview while the address is invalid', () => {
  render(
    <DOCUMENT_FORM.Preview
      values={{ title: 'RKP', type: '', year: '', url: 'javascript:alert(1)' }}
    />,
  )
  expect(screen.getByText('RKP')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
