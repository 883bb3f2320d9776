import { buttonStyle } from './button-style'
import { Icon } from './icon'

/** Prints the page, e.g. for the board in front of the office. */
export function PrintButton() {
  return (
    <button type="button" className={buttonStyle.secondary} onClick={() => print()}>
      <Icon name="printer" className="size-5" />
      Cetak halaman ini
    </button>
  )
}
