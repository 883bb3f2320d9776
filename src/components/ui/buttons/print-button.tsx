import { Icon } from '../icon'
import { buttonStyle } from './button-style'

export function PrintButton() {
  return (
    <button type="button" className={buttonStyle.secondary} onClick={() => print()}>
      <Icon name="printer" className="size-5" />
      Cetak halaman ini
    </button>
  )
}
