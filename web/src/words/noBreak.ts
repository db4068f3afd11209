// A pronoun stays with its verb, a number with what it counts: no line ends between the halves of "placez-le" or "4 VP".
const JOINT = /-(?=(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|le|la|les|lui|leur|moi|en|y|ce)\b)/g
const COUNTED = /(?<=(?:^|[\s(−+])\d+) (?=\p{L})/gu

/** As it is read, with signs after such a hyphen and between such words that hold the line together. */
export const unbroken = (text: string): string => text.replace(JOINT, '-\u2060').replace(COUNTED, '\u00a0')
