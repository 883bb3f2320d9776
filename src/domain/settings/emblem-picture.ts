/** What pages show as the emblem: of a village's own in Storage, the small picture beside it (emblem.ts). */
export const emblemPicture = (emblemurl: string): string =>
  /^(https:\/\/[\w.]+)?\/v0\/b\//.test(emblemurl)
    ? emblemurl.replace('.png?', '_emblem?')
    : '/emblem.svg'
