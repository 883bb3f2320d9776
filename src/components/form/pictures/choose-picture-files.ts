/** Lets the person choose pictures on the device, or take one. Returns none if the choice is cancelled. */
export function choosePictureFiles(camera = false): Promise<File[]> {
  const chooser = document.createElement('input')
  chooser.type = 'file'
  chooser.multiple = true
  if (camera) chooser.setAttribute('capture', 'environment')
  // Accepts all pictures: files that cannot be chosen could never be explained.
  chooser.accept = 'image/*'
  return new Promise((resolve) => {
    chooser.addEventListener('change', () => resolve([...(chooser.files ?? [])]))
    chooser.addEventListener('cancel', () => resolve([]))
    chooser.click()
  })
}
