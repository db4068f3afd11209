# Words of the house, shared by all games.
seat = Player { $number }
you = you

## The terminal: commands. The words of a command stand in one line; the first is the one that the help shows.

ui-command-undo = u undo
ui-command-log = l log
ui-command-help = ? h help rules
ui-command-save = s save
ui-command-page = p page
ui-command-more = m more
ui-command-hint = hint
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
    Enter alone brings the whole list back. Text after / is never a command; nor is a capital that names a place: “H”.
    4-20  the choices 4 to 20: many of one kind are gathered in one line
    What several choices begin with stands once before them: “Take …”.

    u  undo your latest action, as long as nothing was revealed since
    l  the whole log
    hint  where to look; once more: the best choices
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
ui-no-undo = Nothing can be undone: since your last action something was revealed, or somebody else played.
ui-undone = Taken back.
ui-no-hints = No hints while several people play: they would have to agree.
ui-no-page = The table has only one page.
ui-which-page = There is no page “{ $text }”: type p and a number from 1 to { $pages }, or a name from the top row.
ui-save-where = Every action is saved at once in { $path }. For a copy, type s and a file name.
ui-save-done = A copy is in { $path }.

## The terminal: taking turns

ui-advising = The coach is thinking…
ui-thinking = { $name } is thinking…
ui-small = This table needs a terminal of { $needed }; yours has { $found }. Enlarge the window if you can; the game goes on either way.
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
ui-games-level = { $who }. { $does }
ui-bot-random = plays at random.
ui-bot-greedy = takes what looks best at once; greedy:~0.1 takes the worse for the better now and then.
ui-bot-mind = judges as it learned from playing itself; mind:500 for 500 thoughts a move, mind:0.5s for half a second, mind:~0.02 to weaken it.
ui-bot-mcts = thinks ahead; mcts:500 for 500 thoughts a move, mcts:2s for two seconds.

## Why something cannot be done

why-over = The game is over.
why-turn = It is not your turn: { $who } is asked.
why-undo-none = You have done nothing yet that could be taken back.
why-undo-moved = It cannot simply be taken back: { $who } has played since. { why-undo-further }
why-undo-seen = It cannot simply be taken back: it brought something new to light ({ $what }). { why-undo-further }
why-undo-secret = It cannot simply be taken back: it brought something new to light. { why-undo-further }
why-undo-further = { $alone ->
    [yes] “Going back”, under “…” (About this table), does it all the same; chance then decides anew.
   *[no] With “Going back”, under “…” (About this table), you can ask the others for it.
}

## Tables of the server: what happens besides the game

table-undo = { $you ->
    [yes] You took
   *[no] { $who } took
} an action back.
table-fresh = Something revealed was taken back: from here on the dice and cards are new.
table-ask = { $you ->
    [yes] You ask
   *[no] { $who } asks
} to go back.
table-agree = { $you ->
    [yes] You agree.
   *[no] { $who } agrees.
}
table-decline = { $you ->
    [yes] You decline.
   *[no] { $who } declines.
}
table-hint = { $you ->
    [yes] You take a hint.
   *[no] { $who } takes a hint.
}
table-away = { $you ->
    [yes] You are away; a bot plays on.
   *[no] { $who } is away; a bot plays on.
}
table-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
}
table-close = The house closed this table.
table-notice = { $name }, it is your turn at { $title }: { $link }

## The coach: hints and reviews. Points are those at the end, beside the best other choice.

coach-look = Look at what begins with “{ $words }”.
coach-more = { $n } more from { $source }
coach-fewer = { $n } fewer from { $source }
coach-points-more = About { $n ->
    [one] 1 point
   *[other] { $n } points
} more in all: { $parts }.
coach-points-fewer = About { $n ->
    [one] 1 point
   *[other] { $n } points
} fewer in all: { $parts }.
coach-points-even = About as many points in all: { $parts }.
coach-total-more = About { $n ->
    [one] 1 point
   *[other] { $n } points
} more in all, a little from everywhere.
coach-total-fewer = About { $n ->
    [one] 1 point
   *[other] { $n } points
} fewer in all, a little from everywhere.
coach-total-even = The points come out alike.
coach-truth = With all cards open, what was played was the better choice: { $played } wins in 100 against { $best }. Nobody could know that.

## The review of a game, in the terminal and as a page

review-title = { $game }: review
review-unfinished = This game is not over: the review goes as far as it was played.
review-chances = Chances to win
review-chances-note = With all cards open, after each action. A triangle is a moment worth a second look, a star a roll or a draw that changed a chance by { $points } points or more.
review-judge = By { $judge }, with { $budget } playouts for each decision in question.
review-table = Skill and luck
review-player = player
review-accuracy = accuracy
review-inaccuracies = inaccuracies
review-mistakes = mistakes
review-blunders = blunders
review-score = score
review-result = result
review-luck = luck
review-adjusted = result without luck
review-automaton = automaton
review-moments = Moments worth a second look
review-no-moments = No decision gave away { $points } games of a hundred or more for sure.
review-moment = { $number }. After { $steps ->
    [one] 1 action
   *[other] { $steps } actions
}: { $who }
review-question = What would you play?
review-answer = Show the answer
review-grade = { $grade ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}: { $lost } of 100 games given away (± { $sure }).
review-played = Played: { $action } ({ $chance } wins in 100)
review-best = Best: { $action } ({ $chance } wins in 100)
review-good = Also good: { $action } ({ $chance } wins in 100)
review-line = Likely to follow: { $line }
review-truth = What nobody could know: { $text }
review-turns = The luckiest rolls and draws
review-turn = action
review-numbers = The numbers
review-step = after
review-what = what
review-kind = { $kind ->
    [deal] set-up
    [chance] dice or cards
    [reveal] a secret opened
   *[decision] decision
}
review-lost = given away
review-file = file
review-game = game
review-many = { $count ->
    [one] 1 game
   *[other] { $count } games
} in review
review-broken-off = The review was broken off twice: ask for it again.
review-fault = This game cannot be reviewed: { $why }
share-review = { $game }: review of a game
share-replay = { $game }: replay of a game
share-step = After { $steps ->
    [one] 1 action
   *[other] { $steps } actions
}. At the end: { $scores }
review-hint = Hint: { $text } Type the word again for more.
review-hint-more = { $action }: { $chance } wins in 100. { $said }

## The terminal at a table of the server

ui-hints-table = ? help  u undo  l log  " chat  q leave
ui-hints-table-pages = p 2 page  ? help  u undo  l log  " chat  q leave
ui-help-table =
    Type the number of a choice, or part of its words: “b3”, “draw”, “move lake”.
    Text that finds one choice plays it; otherwise it narrows the list.
    Enter alone brings the whole list back. Text after / is never a command; nor is a capital that names a place: “H”.
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
ui-leave-sure = Leave this game? Type yes to leave:{ " " }
ui-leave-bot = A bot plays on in your place until you come back.
ui-save-house = The house keeps this game: nothing needs saving.
ui-your-name = What shall the others call you? (Enter for “{ $name }”){ " " }
ui-named = At { $house } you are { $name }; --name changes it.
ui-known-as = { $house } knows you as { $name }; --name changes it.
ui-left = The house keeps your seat. Come back with: { $command } join { $address }
ui-table-link = Your table: { $link }
ui-table-private = It is on no list: whoever has this link can come. With --public the house would list it.
ui-table-public = The house lists it: whoever visits can sit down at an open seat.
ui-seat-link = The link to seat { $seat }, for one guest: { $link }
ui-no-tables = No table is open at { $house }: make one with { $command } join { $house } GAME.
ui-status-open = open
ui-status-playing = being played
ui-status-over = over
ui-status-closed = closed
ui-silent = { $house } does not answer: check the address, and whether the house is open.
ui-silent-now = { $house } does not answer any more: join again later.
ui-no-house = { $house } is not a Labrys house: check the address.
ui-line-closed = the house closed the connection: check the link.
ui-refused-bad = The house does not understand that: check what you wrote.
ui-refused-illegal = That cannot be done now: look at the choices again.
ui-refused-stale = Somebody else was quicker: look again.
ui-refused-unknown-person = The house does not know you any more: come in again with --name.
ui-refused-fault = The house made a mistake: try again.
ui-refused-turn = It is not your turn: wait until you are asked.
ui-refused-state = That cannot be done at this table now.
ui-refused-taken = This seat or name is taken: ask for another link, or choose another name.
ui-refused-forbidden = That is not for you to do at this table.
ui-refused-unknown = There is no such table: check the link.
ui-refused-large = That is too long: send less.
ui-refused-full = Too many tables of yours have not started: start one or close one first.
ui-refused-late = That took too long to arrive: send it again.
ui-refused-often = You have gone back and forth too often: play on first.
ui-refused-rate = That is too much at once: wait a moment and try again.
ui-refused-storage = The house’s storage is in trouble: this was not acknowledged, try again soon.
ui-refused-host = The house is not served under this name: use its own address.

# who plays, level by level: what they are called, who they are, how they play, what they are like
bot-name = Bot ({ $level })
level-name-thymia = Thymia
level-who-thymia = the shepherd girl
level-thymia = Lives in the moment, and often does not see what others are up to.
level-character-thymia = Cheerful and a little dreamy: she takes what she likes, and is glad for you when you win.
level-name-sargo = Sargo
level-who-sargo = the fisherman
level-sargo = Knows a good catch, but lets the one or the other slip through the net.
level-character-sargo = Patient and easy-going; wherever there is water, he would rather be on it.
level-name-rhyta = Rhyta
level-who-rhyta = the potter
level-rhyta = Plays a sound game and now and then grows too fond of a plan.
level-character-rhyta = Careful hands, fond of fine things: she would rather finish a jar than pick a quarrel.
level-name-krokos = Krokos
level-who-krokos = the saffron merchant
level-krokos = Reckons what each thing is worth, and seldom gets it wrong.
level-character-krokos = Quick and shrewd: he weighs, takes, and is already at the next stall.
level-name-pelagon = Pelagon
level-who-pelagon = the captain
level-pelagon = Thinks a moment ahead before each deed.
level-character-pelagon = Bold, with an eye on the weather: he has seen your move coming.
level-name-anassa = Anassa
level-who-anassa = the queen
level-anassa = Thinks far ahead, for a few seconds in each turn.
level-character-anassa = Calm and thorough; she says little, and nothing escapes her.

# what bots were called before they had names, at tables that were begun then
level-name-easy = easy
level-name-fair = fair
level-name-good = good
level-name-strong = strong

## The plain page, which needs no scripts

plain-about = A house of board games. People make tables here, invite each other by link, and play live or over days, against each other and against bots.
plain-not-built = The page for browsers was not built.
plain-not-built-help = Everything else works. To build it, run { $command } where the house is installed, and read what it says; then reload this page.
plain-terminal = Join from a terminal
plain-tables = Open tables
plain-no-tables = None at the moment: make one.
plain-programs = For programs
plain-programs-text = The same house over { $http } and WebSocket; { $protocol } tells how, { $example } is a player in 60 lines.
plain-table = A table at Labrys
plain-table-text = You are invited to a table. Copy the address of this page, all of it, and join from a terminal:

## What is refused before a game begins, after “labrys: ”. In English the text of the error itself is shown.

list-or = { $before } or { $last }
error-language = unknown language '{ $lang }': use { $names }.
error-game = unknown game '{ $name }': use { $names }.
error-game-near = unknown game '{ $name }': did you mean { $near }? There are { $names }.
error-no-game = name a game to play: use { $names }.
error-seats = { $game } cannot be played by { $count }: use { $counts }.
error-seat-count = { $game } has { $counts } seats, not { $count }: write for instance --seats { $example }.
error-name = '{ $name }' cannot be a name: use at most { $most } letters or signs.
error-nobody = nobody called '{ $name }' can take a seat: use { $names }.
error-nobody-near = nobody called '{ $name }' can take a seat: did you mean { $near }? There are { $names }.
error-seed = { $seed } cannot be a seed: use a whole number or a text.
error-seed-text = { $seed } cannot be a seed: use a text that a file can hold.
error-seed-long = '{ $seed }…' is too long for a seed: use { $letters } letters at most, and { $lots } lots after them.
error-option-form = '{ $text }' is not an option: write --option NAME=VALUE.
error-option-unknown = unknown option '{ $name }': use { $names }.
error-option-none = unknown option '{ $name }': this game has none.
error-option-value = option { $name } cannot be '{ $value }': use { $names }.
error-option-number = option { $name } cannot be '{ $value }': use a number from { $least } to { $most }.
error-option-seats = option { $name } is for a table of { $counts }, not of { $seats }: leave it out.
error-ages = option ages cannot be { $ages } with { $seats } seats: list seats from the youngest on, each a digit from 1 to { $seats } and none twice, such as { $example }, or use 0 for seat order.
error-no-content = { $game } has no content files: leave out { $path }.
error-content-unreadable = { $path }: this content file cannot be read: check its name.
error-content-toml = { $path }: this is not a TOML file: { $why }.
error-content = { $path }: { $where }: { $why }.
error-content-alone = minos cannot be played alone with this content: { $why }
error-bot = unknown bot '{ $name }': use { $names }.
error-bot-raised = the bot { $bot } broke down ({ $why }): tell its author, and seat another one meanwhile.
error-bot-illegal = the bot { $bot } answered '{ $answer }', which is none of the actions it was offered: tell its author, and seat another one meanwhile.
error-new-name = '{ $name }' cannot be the name of a game: use small letters, digits and _, a letter first, 20 at most, and no keyword of Python.
error-new-taken = there is a game called '{ $name }' already: choose another name.
error-new-there = { $path } is there already: choose another name, or another folder with --into.
error-plugin-name = { $package } offers something called '{ $name }', and that cannot be a name: use small letters, digits and _, a letter first, 20 at most.
error-plugin-taken = { $package } offers something called '{ $name }', and { $other } has that name already: one of the two has to be renamed or uninstalled.
error-plugin-broken = '{ $name }' of { $package } cannot be loaded ({ $why }): fix, update or uninstall that package.
error-bot-no-module = there is no module '{ $module }' here: check its name, or go to its folder, or install its package.
error-plugin-protocol = '{ $name }' of { $package } was written for protocol { $theirs } of games and bots, and this house has { $ours }: install a version of it for this one.
error-plugin-no-protocol = '{ $name }' of { $package } does not say for which protocol it was written: its author should add protocol = { $ours } to its class.
error-plugin-no-game = '{ $name }' of { $package } is not a game (its type is { $what }): its entry point should name an instance of a class that extends labrys.plugin.Game.
error-plugin-no-bot = '{ $name }' of { $package } is not a bot (its type is { $what }): name a class whose instances have choose(perspective).
error-plugin-other-name = { $package } offers the game '{ $name }', which calls itself '{ $other }': its author should use one name for both.
error-plugin-lacks = the game '{ $name }' of { $package } lacks { $part }: its author should add it, and run the kit.
error-no-budget = the { $bot } bot takes no budget: write '{ $bot }', not '{ $bot }:{ $budget }'.
error-budget = '{ $budget }' is no budget for mcts: write iterations such as 'mcts:500' or seconds such as 'mcts:2s'.
error-greedy-budget = '{ $budget }' is no budget for greedy: write 'greedy', or a warmth such as 'greedy:~0.1' to weaken it.
error-level = no bot plays at level '{ $name }': use { $names }.
error-level-near = no bot plays at level '{ $name }': did you mean { $near }? There are { $names }.
error-level-budget = '{ $budget }' is no budget for { $bot }: write '{ $bot }' for its own time, or iterations such as '{ $bot }:500'.
error-mind-budget = '{ $budget }' is no budget for mind: write 'mind', iterations such as 'mind:500', seconds such as 'mind:0.5s' or 'mind:3s/turn', then a warmth such as '~0.1' to weaken it, and a file of weights after an @.
error-mind-file = the weights { $file } cannot be read ({ $why }): train some with 'labrys train'.
error-mind-kind = { $file } does not hold the weights of a mind: train some with 'labrys train'.
error-mind-broken = the weights { $file } are broken: get the file anew, or train it again.
error-mind-shape = the weights { $file } have a shape that no mind has: train them again.
error-mind-large = the weights { $file } are too large to be reckoned with: train them again.
error-mind-slow = the weights { $file } are too slow to judge one move of { $game } in the time given: give them more time.
error-mind-other = the weights { $file } are for { $there } seats, not for { $here }: train some with 'labrys train'.
error-mind-content = the weights { $file } were made for { $game } { $there }, and the content is now { $here }: train them again.
error-mind-observation = the weights { $file } were made for what a mind was told as { $there }, which is now { $here }: train them again.
error-no-torch = training needs torch, which is not installed: install it with 'pip install "torch>=2.4,<3"' and try again.
error-train-there = there are weights in { $folder } already: go on with --resume, or name another folder.
error-train-folder = { $folder } cannot hold weights ({ $why }): name a folder of yours.
error-train-seats = '{ $seats }' is no number of seats: use { $counts }, or all.
error-train-units = '{ $units }' are no units: write two numbers from 2 to 512, such as 96,48.
error-no-styles = { $game } has no style '{ $name }': write '{ $bot }'.
error-style = { $game } has no style '{ $name }': use { $names }.
error-no-solo = { $game } has no automaton to play against alone: leave out --solo and --difficulty.
error-solo-seats = with --solo there is one seat: write --seats you, or leave it out.
error-watch-seats = with --watch every seat is a bot's: leave 'you' out of --seats { $seats }.
error-resume-keeps = a resumed game keeps its seed and its options: leave out --seed, --option, --solo and --difficulty.
error-resume-other = { $path } is a game of { $found }, not of { $game }: write labrys play --resume { $path }.
error-resume-empty = --resume has an empty name: name a saved game, or write --resume alone for the latest.
error-resume-seats = this game has { $count ->
    [one] 1 seat
   *[other] { $count } seats
}, not { $found }: name { $count } in --seats.
error-none-unfinished = there is no unfinished game in { $folder }: begin one with labrys play GAME.
error-none-unfinished-of = there is no unfinished game of { $game } in { $folder }: begin one with labrys play { $game }.
error-file-taken = { $path } is there already and is not a saved game: choose another name.
error-file-unfinished = { $path } holds another game, which is not over: choose another name.
error-file-no-folder = { $path } cannot be written (there is no folder { $folder }): make the folder first, or name a file in a folder that you may write to.
error-file-unwritable = { $path } cannot be written ({ $why }): name a file in a folder that you may write to.
error-file-unreadable = { $path } cannot be read ({ $why }): name a saved game or a record.
error-file-no-text = { $path } is not text: name a saved game or a record.
error-file-no-save = { $path } is no saved game: { $why }
error-why-missing = there is no such file
error-why-forbidden = that is not allowed
error-why-folder = it is a folder
error-why-no-folder = a part of it is no folder
error-why-long = its name is too long
error-why-full = the disk is full
# Where a file of JSON or TOML can no longer be read.
error-why-at = line { $line }, column { $column }
error-save-json = it is not JSON ({ $why }).
error-save-format = it must have labrys-save = { $format }.
error-save-chairs = chairs must be a list of names such as 'you' and 'random'.
error-save-fields = lang must be text, and over must be true or false.
error-coach-not-asked = this seat is not asked anything now: ask for advice when it is its turn.
error-review-folder-html = a page holds one game, and { $path } is a folder: name one record, or leave out --html.
error-review-empty = there is no record in { $path }: name a record, a saved game, or a folder of them (files that end in .json).
error-record-json = this is not a record: it is not JSON ({ $why }).
error-record-format = this is not a record of this house: it must be a JSON object with labrys = { $format }.
error-record-field = this record is broken: { $name } must be there and be a { $kind }.
error-record-actions = this record is broken: each action must be text such as 'move 3'.
error-record-hints = this record is broken: hints must be numbers, one for each seat.
error-record-content = this record was played with { $game } content '{ $content }', and this house has '{ $ours }': replay it with the version of labrys that wrote it, or the content file that it was played with.
error-record-action = action { $number } of this record cannot be played: '{ $action }' is not possible there.
error-record-digest = this record does not end where it says: its digest differs from the position reached.
error-address = '{ $address }' is not the address of a house: write for instance http://127.0.0.1:8000.
error-person = this name cannot be shown: use 1 to { $most } letters.
error-join-rival = the automaton does not play at level '{ $level }': use { $names }.
error-join-no-rival = { $game } has no automaton: put a bot there.
error-join-not-here = this terminal has no { $game } to show: install its package here, too, or play in a browser at { $address }.
error-join-count = { $game } has { $counts } seats, not { $count }: name as many in --seats.
error-system = { $why }: free some room or choose another place.
error-system-at = { $path }: { $why }; free some room or choose another place.
error-content-name = this name is unknown: did you mean '{ $nearest }'? Known here: { $names }
error-content-table-missing = this table is missing
error-content-table = this must be a table
error-content-entries = { $count } entries are needed, not { $have }
error-content-twice = this id is used twice
error-content-column = this column is missing
error-content-whole = { $found } must be a whole number from { $least } to { $most }
error-content-wholes = this must be a list of whole numbers
error-content-count = { $count } numbers are needed, not { $have }
error-content-flag = { $found } must be true or false
error-content-fixed = { $found } must be { $fixed }, which the rules fix
error-content-text = this must be a text
error-content-value = { $found } is unknown: use { $names }
error-content-list = this must be a list
error-content-effect = this must be an effect in quotes
error-content-effects = a list of { $count } effects is needed
error-command = unknown command '{ $name }': use { $names }.
error-usage-option = unknown option { $name }: see { $help }.
error-usage-argument = option { $name } needs a value: see { $help }.
error-usage-missing = { $name } is missing: see { $help }.
error-usage-value = { $name } has a value that cannot be read: see { $help }.
error-usage-range = { $name } takes a number: use one from { $least } to { $most }.
error-usage-extra = '{ $text }' is one argument too many: see { $help }.
error-usage = that command line cannot be read: see { $help }.
