// A pronoun stays with its verb: no line ends between the halves of "placez-le" or "y a-t-il".
const JOINT = /-(?=(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|le|la|les|lui|leur|moi|en|y|ce)\b)/g

/** As it is read, with a sign after such a hyphen that is not seen and holds the line together. */
export const unbroken = (text: string): string => text.replace(JOINT, '-\u2060')
