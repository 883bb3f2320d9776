import { useCallback } from 'react'

interface BlobPictureProps {
  content: Blob
  alt: string
  className: string
  onError?: () => void
}

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
