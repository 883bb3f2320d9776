import { Icon } from '../icon'
import { buttonStyle } from './button-style'

/** Prints the page, e.g. for the board in front of the office. */
export function PrintButton() {
  return (
    <button type="button" className={buttonStyle.secondary} onClick={() => print()}>
      <Icon name="printer" className="size-5" />
      Cetak halaman ini
    </button>
  )
}
