// Cards, tiles and player boards of Minos, drawn from the effect language.
//
// Elements carry these targets:
//   card-N            a Decree card, wherever it lies open: offer, own hand, Palace, player area (N as in the sheet)
//   deck-0, deck-1    the decks of Age I and Age II
//   start-N           a Starting card, ability-N a Special Ability (while choosing, and on its owner's board)
//   trade-N           a Trade Bonus tile: on its owner's board; the routes may show it under the same name
//   good-N, temp-N    a Good in the supply: to choose, Temporary
//   own-temp-SEAT-N   the Temporary Goods of one kind on a player board, own-good-SEAT-N the Goods
//   coins-SEAT, weapons-SEAT, vp-SEAT, reserves-SEAT   what a player has
//   extra-WHAT        an extra action of the turn: march, buy, trade, sell, swap, battle
//   player-SEAT       a whole player board
//
// `cardTargets(action, view)` names them for the actions that are about them; the board adds regions, dice and routes.
export { default as AbilityTile } from './AbilityTile.svelte'
export { default as Card } from './Card.svelte'
export { default as Effect } from './Effect.svelte'
export { default as Hand } from './Hand.svelte'
export { default as Legend } from './Legend.svelte'
export { default as Offer } from './Offer.svelte'
export { default as PlayerBoard } from './PlayerBoard.svelte'
export { default as SetUp } from './SetUp.svelte'
export { default as StartCard } from './StartCard.svelte'
export { default as Supply } from './Supply.svelte'
export { default as Symbol } from './Symbol.svelte'
export { default as Tile } from './Tile.svelte'
export { default as Trigger } from './Trigger.svelte'
export { default as VaseTile } from './VaseTile.svelte'
export * as symbols from './symbols'
export { cardTargets } from './targets'
export type { AbilityData, CardData, CardSheet, CardView, EffectData, PlayerView, SeaData, TileData, VaseData } from './types'
export { sheetOf, viewOf } from './types'
