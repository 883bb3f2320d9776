/** Lets the person choose a picture on the device; null when none was chosen. */
export function choosePictureFile(): Promise<File | null> {
  const chooser = document.createElement('input')
  chooser.type = 'file'
  // Not only what we can use: what cannot be chosen could never be told why.
  chooser.accept = 'image/*'
  return new Promise((resolve) => {
    chooser.addEventListener('change', () => resolve(chooser.files?.[0] ?? null))
    chooser.addEventListener('cancel', () => resolve(null))
    chooser.click()
  })
}
