import { useCallback } from 'react'

interface BlobPictureProps {
  content: Blob
  alt: string
  className: string
  /** Called if the browser cannot show the picture. */
  onError?: () => void
}

/** Picture from a Blob. */
export function BlobPicture({ content, alt, className, onError }: BlobPictureProps) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const address = URL.createObjectURL(content)
      element.src = address
      return () => URL.revokeObjectURL(address)
    },
    [content],
  )
  return <img ref={show} alt={alt} className={className} onError={onError} />
}
