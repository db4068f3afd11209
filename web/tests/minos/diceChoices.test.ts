import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { BoardModule, Choice } from '../../src/boards/contract'
import { chip, group, groupNote } from '../../src/titles/minos/board'
import type { MinosView } from '../../src/titles/minos/board/model'
import Choices from '../../src/table/Choices.svelte'
import { board, draft, sheet } from './fixture'

afterEach(cleanup)

/** Three seats; a die of 3 stands on the first space of Prepare. */
const view: MinosView = {
  ...draft.view,
  decision: 'draft',
  dice: [{ colour: 0, value: 3, seat: 1 }],
  rows: draft.view.rows.map((_, at) => (at === 0 ? 0 : null)),
}
const said = (action: string, text: string): Choice => ({ action, text })
const drafts = [said('draft 0 1 0', 'Red 2 to Prepare'), said('draft 3 4 0', 'Gray 5 to Prepare'), said('draft 0 1 2', 'Red 2 to Build')]

function list(choices: Choice[], onpick = vi.fn()) {
  const module = { chip, group, groupNote } as Partial<BoardModule> as BoardModule
  return render(Choices, { choices, view, sheet, module, disabled: false, hot: null, onpick, onhover: vi.fn() })
}

test('a draft is shown as dice under their actions: value, colour, and the letter of the colour', () => {
  expect(chip({ action: 'draft 1 4 2' }, 'en')).toMatchObject({ text: '5', letter: 'Y' })
  expect(chip({ action: 'draft 1 4 2' }, 'fr')).toMatchObject({ text: '5', letter: 'J' })
  expect(chip({ action: 'retrieve 1 0' }, 'en')).toBeNull()
  const { container } = list(drafts)
  expect([...container.querySelectorAll('ul')].map((row) => row.getAttribute('aria-label'))).toEqual(['Prepare', 'Build'])
  expect(container.querySelector('h3')?.textContent).toMatch(/^Prepare.* points$/)
  const first = container.querySelector<HTMLElement>('button.choice')
  expect(first?.dataset).toMatchObject({ testid: 'choice', action: 'draft 0 1 0' })
  expect(first?.getAttribute('aria-label')).toBe('Red 2 to Prepare')
  expect(first?.textContent).toBe('2')
  expect(first?.querySelector('b')?.dataset['letter']).toBe('R')
})

test('the heading says how many points a die would have there: lower dice stand in front', () => {
  const spaces = board.crews['3']?.spaces[0]?.map((space) => space.points) ?? []
  expect(groupNote(drafts.slice(0, 1), view, sheet)).toBe(`${spaces[0]} points`)
  expect(groupNote(drafts.slice(0, 2), view, sheet)).toBe(`${spaces[1]} to ${spaces[0]} points`)
})

test('chips are chosen and walked through as lines are, sideways too', async () => {
  const onpick = vi.fn()
  const { container } = list([...drafts, said('pass', 'Pass')], onpick)
  const buttons = [...container.querySelectorAll<HTMLElement>('button.choice')]
  expect(buttons.map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual([null, null, null, '1']) // a die shows another digit
  buttons[0]?.focus()
  await fireEvent.keyDown(buttons[0] as HTMLElement, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(buttons[1])
  await fireEvent.click(buttons[1] as HTMLElement)
  expect(onpick).toHaveBeenCalledWith('draft 3 4 0')
  expect(buttons[3]?.textContent).toContain('Pass')
})
