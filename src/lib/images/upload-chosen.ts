import { problemText } from '../firebase/problem'
import { logError } from '../log'
import { PictureError, preparePicture } from './prepare-picture'
import { uploadPicture } from './upload-picture'

type Uploaded = { url: string; width: number; height: number } | { problem: string; final: boolean }

/** Encodes and stores a chosen file. Failures are answers: why, and whether another try can help. */
export async function uploadChosen(
  file: File,
  onProgress: (share: number) => void,
): Promise<Uploaded> {
  try {
    const prepared = await preparePicture(file)
    const { width, height } = prepared
    return { url: await uploadPicture(prepared, onProgress), width, height }
  } catch (error) {
    if (error instanceof PictureError) return { problem: error.message, final: true }
    logError('Foto gagal diunggah', error)
    return { problem: `Foto gagal diunggah. ${problemText(error)}`, final: false }
  }
}
