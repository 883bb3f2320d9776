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

it('a sentence of its own for a failure is not needed', () => {
  show({})
  expect(screen.getByText('Belum dapat memuat data penduduk.')).toBeVisible()
})

it.each([[null], [[]]])('where %j is all there is, nothing stands unless given', (data) => {
  expect(show({ data })).toBeEmptyDOMElement()
  expect(show({ data }, { empty: <b>Nol</b> })).toHaveTextContent(/^Nol$/)
})

it('a failure may leave its place empty, or to something else', () => {
  expect(show({}, { failure: null })).toBeEmptyDOMElement()
  expect(show({}, { failure: <b>Nol</b> })).toHaveTextContent(/^Nol$/)
})

it('what is cached stays while it is read again', () => {
  expect(show({ data: ['Ani', 'Budi'], isFetching: true })).toHaveTextContent('Ani,Budi')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
