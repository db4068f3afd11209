# Words of the house, shared by all games.
seat = Player { $number }

## The terminal: commands. The words of a command stand in one line; the first is the one that the help shows.

ui-command-undo = u undo
ui-command-log = l log
ui-command-help = ? h help rules
ui-command-save = s save
ui-command-page = p page
ui-command-more = m more
ui-command-quit = q quit exit
ui-command-ask = ask
ui-command-agree = agree yes
ui-command-decline = decline no
ui-command-back = back
ui-command-leave = leave

ui-hints = ? help  u undo  l log  s save  q quit
ui-hints-pages = p 2 page  ? help  u undo  l log  s save  q quit
ui-hints-watching = Ctrl-C stops

ui-help =
    Type the number of a choice, or part of its words: “b3”, “draw”, “move lake”.
    Text that finds one choice plays it; otherwise it narrows the list.
    Enter alone brings the whole list back. A text after / never is a command, nor is a capital that names a place: “H”.
    4-20  the choices 4 to 20: many of one kind are gathered in one line
    What several choices begin with stands once before them: “Take …”.

    u  undo your latest action, as long as nothing was revealed since
    l  the whole log
    s FILE  keep a copy of the game in a file
    m  more choices, when they do not fit the screen
    q  stop; the game is saved after every action anyway
ui-help-pages =
    p  the next page of the table: { $pages }
    p 2, p { $name }  a page by its number or its name; it stays until the game asks something that another page helps with
    A tall terminal shows several pages at once, a wide one the log beside them.
ui-help-title = Help
ui-rules-title = The rules in short
ui-options-title = At this table
ui-setting = { $option }: { $value }
ui-yes = yes
ui-no = no

## The terminal: asking

ui-enter = { "Press Enter. " }
ui-reader = { $page } of { $pages } · Enter: on, b: back, q: return{ " " }
ui-more-choices = m: more choices
ui-filter = “{ $text }” finds { $found ->
    [one] 1 choice; Enter plays it.
   *[other] { $found } of { $all } choices; Enter shows all.
}
ui-span = Choices { $first } to { $last }; Enter shows all.
ui-what = { $all ->
    [one] There is only one choice: press Enter to play it, or type ? for help.
   *[other] Type a number from { $first } to { $last }, part of a choice, or ? for help.
}
ui-no-number = There is no choice { $number }. { ui-what }
ui-no-match = No choice has “{ $text }” in it. { ui-what }
ui-no-undo = Nothing can be undone: since your last action something was revealed, or another moved.
ui-undone = Taken back.
ui-no-page = The table has only one page.
ui-which-page = There is no page “{ $text }”: type p and a number from 1 to { $pages }, or a name from the top row.
ui-save-where = Every action is saved at once in { $path }. For a copy, type s and a file name.
ui-save-taken = { $path } is there already and is not a saved game: choose another name.
ui-save-unfinished = { $path } holds another game, which is not over: choose another name.
ui-save-unwritable = { $path } cannot be written: name a file in a folder that you may write to.
ui-save-done = A copy is in { $path }.

## The terminal: taking turns

ui-thinking = { $name } is thinking…
ui-small = This table needs { $needed }; yours is { $found }. Enlarge the window if you can; the game goes on either way.
ui-turn-done = { $name }, this is what you did. The screen is hidden next.
ui-pass = Pass the keyboard to { $name }.
ui-pass-hint = Nobody else should look now.

## The terminal: the end

ui-rank = rank
ui-name = player
ui-total = total
ui-result = { $winners ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
ui-record = The record of this game: { $path }
ui-again = Play again: { $command }
ui-saved = The game is saved. Go on with: { $command }

## The list of games

ui-games-title = { $name }: { $title }, for { $seats } players
ui-games-default = By default: { $value }
ui-games-bots = Who can take a seat, besides you:
ui-bot-random = plays at random.
ui-bot-greedy = takes what looks best at once.
ui-bot-mcts = thinks ahead; mcts:500 for 500 thoughts a move, mcts:2s for two seconds.

## Why something cannot be done

why-over = The game is over.
why-turn = It is not your turn: { $who } is asked.
why-undo-none = You have done nothing yet that could be taken back.
why-undo-moved = It cannot be taken back by you alone: { $who } has played since.
why-undo-seen = It cannot be taken back by you alone: it brought something new to light ({ $what })
why-undo-secret = It cannot be taken back by you alone: it brought something new to light.

## Tables of the server: what happens besides the game

table-undo = { $who } took an action back.
table-fresh = Something revealed was taken back: from here on the dice and cards are new.
table-ask = { $who } asks to go back.
table-agree = { $who } agrees.
table-decline = { $who } declines.
table-away = { $who } is away; a bot plays on.
table-back = { $who } is back.
table-close = The house closed this table.
table-notice = { $name }, it is your turn at { $title }: { $link }

## The terminal at a table of the server

ui-hints-table = ? help  u undo  l log  " chat  q leave
ui-hints-table-pages = p 2 page  ? help  u undo  l log  " chat  q leave
ui-help-table =
    Type the number of a choice, or part of its words: “b3”, “draw”, “move lake”.
    Text that finds one choice plays it; otherwise it narrows the list.
    Enter alone brings the whole list back. A text after / never is a command, nor is a capital that names a place: “H”.
    4-20  the choices 4 to 20: many of one kind are gathered in one line
    What several choices begin with stands once before them: “Take …”.

    u  undo your latest action, as long as nothing was revealed since
    l  the whole log
    "  and some words: say them to the others at the table, or to those who look on like you
    m  more choices, when they do not fit the screen
    q  leave the terminal; the house keeps your seat, and the same command brings you back
    ask  ask the others to go back to before your latest action, where undo does not get
    agree, decline  answer when another asks; decline also withdraws what you asked
    leave  leave the game: as its rules say, or a bot plays on for you; back takes your seat again
ui-waiting = { $taken } of { $all } seats are taken; waiting for the game to begin (q leaves)…
ui-not-asked = It is not your turn. Meanwhile p turns pages, l shows the log, " chats, q leaves.
ui-request = { $name } asks to take back { $actions ->
    [one] the latest action
   *[other] the latest { $actions } actions
}: type agree or decline.
ui-request-waits = { $name } asks to take back { $actions ->
    [one] the latest action
   *[other] the latest { $actions } actions
}, and waits for { $names }.
ui-away = A bot plays for you: type back, or just act, to take your seat again.
ui-leave-sure = Leave this game? { $follows } Type yes to leave:{ " " }
ui-leave-bot = A bot plays on in your place until you come back.
ui-save-house = The house keeps this game: nothing needs saving.
ui-your-name = What shall the others call you? (Enter for “{ $name }”){ " " }
ui-named = At { $house } you are { $name }; --name changes it.
ui-known-as = { $house } knows you as { $name }; --name changes it.
ui-left = The house keeps your seat. Come back with: uv run labrys join { $address }
ui-table-link = Your table: { $link }
ui-table-private = It is on no list: whoever has this link can come. With --public the house would list it.
ui-table-public = The house lists it: whoever visits can sit down at an open seat.
ui-seat-link = The link to seat { $seat }, for one guest: { $link }
ui-no-tables = No table is open at { $house }: make one with uv run labrys join { $house } GAME.
ui-status-open = open
ui-status-playing = being played
ui-status-over = over
ui-status-closed = closed
ui-silent = { $house } does not answer ({ $why }): check the address.
ui-silent-now = { $house } does not answer any more: join again later.
ui-no-house = { $house } is no house of Labrys: check the address.
ui-line-closed = the house closed the line: check the link.
ui-refused-illegal = That cannot be done now: look at the choices again.
ui-refused-stale = Somebody else was quicker: look again.
ui-refused-turn = It is not your turn: wait until you are asked.
ui-refused-state = That cannot be done at this table now.
ui-refused-taken = This seat or name is taken: ask for another link, or choose another name.
ui-refused-forbidden = That is not for you to do at this table.
ui-refused-unknown = There is no such table: check the link.
ui-refused-large = That is too long: send less.
ui-refused-full = Too many tables of yours have not started: start one or close one first.
ui-refused-late = That took too long to arrive: send it again.
ui-refused-rate = That is too much at once: wait a moment and try again.
ui-refused-storage = The house cannot store anything now: nothing acknowledged is lost, try again soon.

# levels of the server's bots
level-easy = Plays at random.
level-fair = Takes what looks best at once.
level-good = Thinks ahead for a moment.
level-strong = Thinks ahead for a few seconds in each turn.

## The plain page at the door

door-about = A house of board games. People make tables here, invite each other by link, and play live or over days, against each other and against bots.
door-not-built = The page for browsers was not built.
door-not-built-help = Everything else works. To build it, run { $command } where the house is installed, and read what it says; then load this page anew.
door-terminal = Join from a terminal
door-tables = Open tables
door-no-tables = None at the moment: make one.
door-programs = For programs
door-programs-text = The same house over { $http } and WebSocket; { $protocol } tells how, { $example } is a player in 60 lines.
door-table = A table at Labrys
door-table-text = You are invited to a table. Copy the address of this page, all of it, and join from a terminal:
