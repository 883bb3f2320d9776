import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Loaded, type LoadedProps } from './loaded'

function show(query: { data?: string[] | null; isFetching?: boolean }, texts = {}) {
  const props: LoadedProps<string[] | null> = {
    query: {
      data: undefined,
      error: null,
      isFetching: false,
      refetch: () => Promise.resolve(),
      ...query,
    },
    subject: 'data penduduk',
    skeleton: <hr />,
    children: (names) => names.join(),
    ...texts,
  }
  return render(<Loaded {...props} />).container
}

it.each([[null], [[]]])('renders nothing or the given node for the empty result %j', (data) => {
  expect(show({ data })).toBeEmptyDOMElement()
  expect(show({ data }, { empty: <b>Nol</b> })).toHaveTextContent(/^Nol$/)
})

it('renders a default message, nothing or the given node for a failure', () => {
  expect(show({})).toHaveTextContent('Belum dapat memuat data penduduk.')
  expect(show({}, { failure: null })).toBeEmptyDOMElement()
  expect(show({}, { failure: <b>Nol</b> })).toHaveTextContent(/^Nol$/)
})

it('keeps showing cached data during a refresh', () => {
  expect(show({ data: ['Ani', 'Budi'], isFetching: true })).toHaveTextContent('Ani,Budi')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
