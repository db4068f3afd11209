import { expect, test } from 'vitest'
import { placeOf } from '../src/router.svelte'

test('an address that goes on after a screen that has no parts leads nowhere', () => {
  expect(placeOf('/tables')).toEqual({ screen: 'tables' })
  expect(placeOf('/settings/')).toEqual({ screen: 'settings' })
  expect(placeOf('/tables/lost')).toEqual({ screen: 'nowhere' })
  expect(placeOf('/t/lost')).toEqual({ screen: 'table', table: 'lost' })
})
