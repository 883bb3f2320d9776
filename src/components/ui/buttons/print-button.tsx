import { Icon } from '../icon'
import { buttonStyle } from './button-style'

export function PrintButton({ children = 'Cetak halaman ini' }: { children?: string }) {
  return (
    <button type="button" className={buttonStyle.secondary} onClick={() => print()}>
      <Icon name="printer" className="size-5" />
      {children}
    </button>
  )
}
