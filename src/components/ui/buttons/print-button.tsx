import { Button } from './button'

export function PrintButton({ children = 'Cetak halaman ini' }: { children?: string }) {
  return (
    <Button icon="printer" onClick={() => print()}>
      {children}
    </Button>
  )
}
