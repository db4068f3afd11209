import { groupDice, parts, type Moment, type Step } from './model'
import { GUIDE_TEXTS } from './guideTexts'
import { targets } from './targets'

const EXTRAS = ['march', 'buy', 'trade', 'sell', 'swap', 'battle'] as const
/** What the points of each action pay for. */
const PAID = [['take', 'draw'], ['play'], ['city', 'tower', 'farm', 'ship', 'sail'], ['place', 'move']] as const
const WILD = 4
const GRAY = 3

/** What is asked of me now. */
function asked(moment: Moment, ...decisions: string[]): boolean {
  return moment.asked && decisions.includes(moment.view.decision)
}

function may(moment: Moment, ...verbs: readonly string[]): boolean {
  return moment.choices.some((choice) => verbs.includes(parts(choice.action)[0]))
}

/** The elements of one kind that choices with these verbs are about: nothing else is pointed at. */
function these(moment: Moment, kind: string, ...verbs: readonly string[]): string[] {
  const found = moment.choices
    .filter((choice) => verbs.includes(parts(choice.action)[0]))
    .flatMap((choice) => targets(choice.action, moment.view))
  return [...new Set(found)].filter((target) => target.startsWith(`${kind}-`))
}

/** Are there points left for an action, and something to use them for? */
function acts(moment: Moment, deed: number): boolean {
  const { turn } = moment.view
  return asked(moment, 'turn') && turn.points > 0 && (turn.wild_deed ?? turn.deed) === deed && may(moment, ...(PAID[deed] ?? []))
}

/** Is it still open what Wild points are? */
function undecided(moment: Moment): boolean {
  const { turn } = moment.view
  return turn.deed === WILD && turn.wild_deed === null && turn.points > 0
}

/** The tracks of the colours that dice can be joined in. */
function joined(moment: Moment): string[] {
  const view = moment.view
  const colours = moment.choices
    .map((choice) => parts(choice.action))
    .filter(([verb]) => verb === 'group')
    .flatMap(([, way = 0]) => groupDice(view, moment.you, way).flat())
    .map((die) => view.dice[die]?.colour ?? GRAY)
  return [...new Set(colours)].filter((colour) => colour !== GRAY).map((colour) => `track-${colour}`)
}

/** A step: when its moment comes, what is pointed at meanwhile, and a chapter of the rules about what is new in it. */
function step(id: keyof typeof GUIDE_TEXTS, when: Step['when'], pointed?: Step['targets'], signs?: string): Step {
  return { id, when, text: GUIDE_TEXTS[id], ...(pointed && { targets: pointed }), ...(signs && { signs }) }
}

/** In the order in which they should be told if several fit. */
export const guide: Step[] = [
  step('solo', (moment) => moment.asked && !!moment.view.rival && moment.view.round <= 1, () => ['rival'], 'signs'),
  step('pick', (moment) => asked(moment, 'pick'), (moment) => [...these(moment, 'start', 'start'), ...these(moment, 'ability', 'ability')], 'signs'),
  step('keep', (moment) => asked(moment, 'keep'), (moment) => these(moment, 'card', 'back')),
  step('first-card', (moment) => asked(moment, 'first-card'), (moment) => these(moment, 'card', 'palace')),
  step('draft', (moment) => asked(moment, 'draft'), (moment) => these(moment, 'row', 'draft')),
  step('group', (moment) => asked(moment, 'group'), joined),
  step('retrieve', (moment) => asked(moment, 'retrieve', 'turn'), (moment) => these(moment, 'space', 'retrieve')),
  step('prepare', (moment) => acts(moment, 0), (moment) => [...these(moment, 'card', 'take'), ...these(moment, 'deck', 'draw')]),
  step('develop', (moment) => acts(moment, 1), (moment) => these(moment, 'card', 'play')),
  step('build', (moment) => acts(moment, 2), (moment) => [...these(moment, 'region', 'city', 'tower', 'farm'), ...these(moment, 'route', 'ship', 'sail')]),
  step('expand', (moment) => acts(moment, 3), (moment) => these(moment, 'region', 'place')),
  step('wild', (moment) => asked(moment, 'turn') && undecided(moment)),
  step('trait', (moment) => asked(moment, 'turn') && may(moment, 'trait'), (moment) => these(moment, 'card', 'trait')),
  step('extra', (moment) => asked(moment, 'turn') && may(moment, 'march', 'buy', 'battle'), (moment) => these(moment, 'extra', ...EXTRAS)),
  step('end', (moment) => asked(moment, 'turn') && moment.view.turn.points === 0 && !may(moment, 'benefit', 'trait')),
  step('price', (moment) => asked(moment, 'card-price', 'price'), (moment) => these(moment, `own-temp-${moment.you}`, 'use')),
  step('palace', (moment) => asked(moment, 'palace'), (moment) => these(moment, 'card', 'palace')),
  step('scoring', (moment) => asked(moment, 'draft') && moment.view.round === 2),
]
