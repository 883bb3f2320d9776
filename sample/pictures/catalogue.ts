/** The pictures of the sample village. Each has a master and WebP variants in `files/`. */
export interface SamplePicture {
  /** Master's object name in the bucket, below `images/`. */
  file: string
  width: number
  height: number
  alt: string
}
