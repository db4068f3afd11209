// A pronoun stays with its verb: no line ends between the halves of "placez-le" or "y a-t-il".
const JOINT = /-(?=(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|le|la|les|lui|leur|moi|en|y|ce)\b)/g
// A figure stays with what it counts: "4 VP". The number of a name, as in "Bot (fair) 1 goes first", counts nothing.
const AFTER = '(?:and|for|from|of|on|to|de|depuis|et|pour|sur|vers|à)(?!\\p{L})'
const COUNTED = new RegExp(`(?<=(?:^|(?<!\\))\\s|[(−+])\\d+) (?!${AFTER})(?=\\p{L})`, 'gu')
// A figure that counts nothing stays with what it numbers: "gray 6", "space 1", "Kydonia (1)".
const NUMBERED = new RegExp(`(?<=[\\p{L})]) (?=\\(\\d+\\)|\\d+(?:$|\\s?[:;!?+/]|[,.)]| \\(| ${AFTER}))`, 'gu')
// Nor does a line begin with the stroke between two things.
const STROKE = / (?=\/ )/g
// So does the letter of a place with its name: "M Dawnhold".
const LETTER = /(?<![\p{L}\d’])(\p{Lu}) (?=\p{Lu})/gu

/** As it is read, with signs after such a hyphen and between such words that hold the line together. */
export const unbroken = (text: string): string => 
  text.replace(JOINT, '-\u2060').replace(COUNTED, '\u00a0').replace(NUMBERED, '\u00a0').replace(STROKE, '\u00a0').replace(LETTER, '$1\u00a0')
