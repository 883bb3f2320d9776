/** What pages show as the emblem: of a village's own, the small picture beside it (emblem.ts). */
export const emblemPicture = (emblemurl: string): string =>
  emblemurl ? emblemurl.replace('.png?', '_emblem?') : '/emblem.svg'
