import { createContext, useContext } from 'react'

export interface StoredPicture {
  url: string
  width: number
  height: number
}

/** Why it failed, in words; `final` when the same file can never work. */
export interface UploadFailure {
  problem: string
  final: boolean
}

/** Stores a chosen picture; failures are answers. `onProgress` hears the share sent, 0 to 1. */
export type PictureUpload = (
  file: File,
  onProgress: (share: number) => void,
) => Promise<StoredPicture | UploadFailure>

const UploadContext = createContext<PictureUpload | null>(null)

/** Fields know how a picture looks; where it is stored is given to them from outside. */
export const PictureUploadProvider = UploadContext.Provider

export function usePictureUpload(): PictureUpload {
  const upload = useContext(UploadContext)
  if (!upload) throw new Error('PictureField needs a PictureUploadProvider around it.')
  return upload
}
