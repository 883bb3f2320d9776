import { PictureField } from '@/components/form/pictures/picture-field'
import { fieldProps } from './settings-texts'

export function InstallFields() {
  return (
    <>
      <PictureField {...fieldProps('narrowscreenshoturl')} purpose="narrow" small optional />
      <PictureField {...fieldProps('widescreenshoturl')} purpose="wide" small optional />
    </>
  )
}
