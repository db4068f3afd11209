// The wooden pieces, drawn in a box from 0 to 24.
export type Kind = 'city' | 'tower' | 'farm' | 'ship' | 'warrior'

export interface PieceDrawing {
  body: string
  lines?: string
  /** Where the owner's shape stands: its middle, and half its width. */
  mark: [number, number, number]
}

export const PIECES: Record<Kind, PieceDrawing> = {
  // a palace with the horns of consecration on its roof
  city: {
    body: 'M1.500 22.500v-9h3.200V8.800h3.600V6.200C7 5 6.600 3.200 6.800 1.200c1.600 2 3 2.800 5.200 2.800s3.600-.800 5.200-2.800c.200 2-.200 3.800-1.500 5v2.600h3.600v4.700h3.200v9z',
    lines: 'M4.700 13.500h14.600M8.300 8.800h7.400',
    mark: [12, 17.4, 3.6],
  },
  tower: {
    body: 'M6.800 22.500 8 10.300H5.600V2.500h3v2.300h2V2.500h2.800v2.300h2V2.500h3v7.800H16l1.200 12.200z',
    lines: 'M8 10.300h8',
    mark: [12, 15.8, 3.1],
  },
  farm: {
    body: 'M1.200 11.800 12 3.200l10.800 8.600-2.300 1V22.500h-17v-9.700z',
    lines: 'M3.500 12.800h17',
    mark: [12, 17, 3.6],
  },
  ship: {
    body: 'M1 14.800c2.600 1.300 4 1.500 4 1.500V3.200C10 3.600 16.600 7 18 15.600c1.800-.700 3.300-1.800 5-4.100.200 6.400-4.200 11-11.300 11C5.600 22.500 2 19.600 1 14.800z',
    lines: 'M5 16.300c5 1.200 9 .600 13-.700',
    mark: [9.4, 12, 3],
  },
  // a figure-of-eight shield
  warrior: {
    body: 'M12 1.200c4 0 7 2.700 7 6 0 2-1 3.600-2.600 4.700 2.300 1 3.800 2.800 3.800 5 0 3.500-3.600 6-8.200 6s-8.200-2.500-8.200-6c0-2.200 1.500-4 3.800-5C6 10.800 5 9.200 5 7.200c0-3.300 3-6 7-6z',
    mark: [12, 12.2, 4.6],
  },
}
