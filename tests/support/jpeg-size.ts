export interface Size {
  width: number
  height: number
}

/** Returns the size from the first start-of-frame segment (ITU T.81, B.2.2). C4, C8 and CC are not frames. */
export function jpegSize(bytes: Buffer): Size {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
  throw new Error('a JPEG without a frame')
}
