/** Opens the file picker or the camera. Resolves with an empty list if the user cancels. */
export function choosePictureFiles(camera = false): Promise<File[]> {
  const chooser = document.createElement('input')
  chooser.type = 'file'
  chooser.multiple = true
  if (camera) chooser.setAttribute('capture', 'environment')
  // Accepts all image types, so that unsupported ones can be rejected with an explanation.
  chooser.accept = 'image/*'
  return new Promise((resolve) => {
    chooser.addEventListener('change', () => resolve([...(chooser.files ?? [])]))
    chooser.addEventListener('cancel', () => resolve([]))
    chooser.click()
  })
}
