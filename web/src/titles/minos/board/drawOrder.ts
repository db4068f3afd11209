// The order in which the parts of the table are drawn (ui/parts.svelte.ts): one to a frame, and none is seen before the last.
export const ORDER = {
  map: 0,
  halfRegions: 1,
  allRegions: 2,
  strip: 3,
  actions: 4,
  allActions: 5,
  drawer: 6,
  moreOfDrawer: 7,
  restOfDrawer: 8,
  hand: 9,
  allHand: 10,
  whole: 11,
} as const
