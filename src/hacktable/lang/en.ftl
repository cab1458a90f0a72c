### Sentences that all games share.

## Actions, events and JSON

malformed-field = { $field } is { $given }, but must be { $expected }.
malformed-verb = { $given } is not understood here. It has to be one of: { $expected }.
malformed-missing = { $given } is not complete: { $field } is missing ({ $expected }).
malformed-extra = { $given } has too much in it: { $extra } should not be there.
malformed-json = { $given } cannot be read as JSON: { $reason }

## Setting up a match

option-game = There is no game called { $given }. You can choose from: { $allowed }.
option-players = { $game } is for { $allowed } players, not { $given }.
option-mapping = Options come as names with values, not as { $given }.
option-unknown = There is no option called { $option }. You can set: { $allowed }.
option-value = The option { $option } cannot be { $given }. Allowed: { $allowed }.
option-text = The option { $option } takes a text, not { $given }.
option-text-long = The text of the option { $option } is too long. Characters: { $given }, at most { $most }.
option-text-missing = { $option }={ $value } needs a text: give { $text } too.
option-text-idle = The text { $text } says nothing unless { $option }={ $value }: set both, or leave it out.
option-file = { $file } is no text file: { $reason }
option-bot = There is no bot called { $given }. You can choose from: { $allowed }.
option-bot-game = The bot { $bot } does not play { $game }, only: { $games }.
option-bot-budget = A bot’s budget is a number of worlds up to { $worlds }, such as 200, or milliseconds up to { $ms }, such as 50ms; not { $given }.
option-bots = { $given } bots do not fit { $players } seats: name one for all, or one for each seat.
option-live = { $game } is played live with these options: a terminal has no hands and no eyes for it. Choose another tempo.
option-lesson = { $game } has no lesson.
option-games = { $given } games cannot be simulated: from 1 to { $most }.
option-bot-elsewhere = Only this program knows the bot { $bot }: other machines find bots by the entry points of installed packages.
arena-margin = A margin of { $given } percentage points cannot be tested: it must be more than 0 and less than { $most }.
arena-ray = There is no Ray cluster to be used at { $address }: { $reason }
arena-versions = The cluster would play other games: here is { $here }, there is { $there }.
arena-gpu-bots = These bots cannot play on a GPU: { $bots }. Only policies can, which are compiled together with the rules; leave --gpu out to play on all cores.
gpu-missing = There is no NVIDIA GPU here that can be used ({ $reason }).
option-number = There is no game { $given }: games count from 0.
option-pair = { $given } is not an option: write name=value. Each name is given once.
extra-missing = { $by } needs the extra { $extra }: pip install 'hacktable[{ $extra }]'
seed-kind = { $given } cannot be used as a seed. Take a text, a whole number, or 32 bytes.
seed-seat = { $given } cannot be a seat’s seed. It takes bytes, at most { $most } of them.
seed-count = Seeds from the seats: { $given }. Only these numbers are possible: { $allowed }.

## In a match

not-yours = It is not seat { $seat }’s turn to act. Waiting for: { $actors }.
seat-unknown = There is no seat { $given } in a match of { $players } players: seats count from 0.
seat-none = There is no seat { $seat } in a match of { $players } players: the last one is { $last }.
not-live = “{ $given }” does not count now: time does not act by itself in this phase.
match-over = The match is over, so “{ $given }” comes too late.
takeback-none = You have made no move that could be taken back.
takeback-acted = This cannot be taken back: others may have acted since.
takeback-chance = This cannot be taken back: chance has been drawn.
takeback-shown = This cannot be taken back: somebody has learned something from it that was hidden.
takeback-live = In a live round nothing can be taken back.
takeback-other = “{ $given }” is not what can be taken back now. Expected: { $expected }.
took-back = A move was taken back: { $name }.

## Positions and records

text-line = Line { $line }, column { $column }: { $reason }
text-missing = Something is missing here: { $expected }.
text-unknown = { $given } is unknown here. Expected: { $expected }.
text-number = { $given } does not fit here. Expected: { $expected }.
text-version = This was written with version { $given } of the rules, but we play by { $expected }.
text-event = The record does not match the game played again. It says: { $given }. What happens is: { $expected }.
text-result = The record’s result does not match the game played again. It says: { $given }. The result is: { $expected }.
text-ended = Something follows here, although the end has been reached.
text-fault = This position cannot occur: { $reason }.
text-move = The move “{ $given }” cannot be made here: { $reason }
expected-end = the end of the line
expected-once = each option once
expected-name = a name
text-deal-seat = The seed of seat { $seat } is not the one that this seat committed to before the deal.
text-deal-bot = The seed of the bot in seat { $seat } does not follow from the commitments by the public rule.
text-deal-twice = Seat { $seat } committed to the same as another seat: it was copied.

## Playing in the terminal

cli-choose = What will you do? (number or notation, ? for help, q to quit)
cli-help =
    Type the number of an action, or its notation.
    rules { $rule } (or ? { $rule }) shows a rule.
    board shows the board again.
    q leaves the game.
cli-bye = Bye, see you next time!
cli-game-over = The game is over.
cli-place =
    { $points ->
        [one] { $place }. { $name }: { $points } point
       *[other] { $place }. { $name }: { $points } points
    }
cli-you = You
cli-bot = Bot { $number }
cli-tie = A tie: the win is shared.
cli-unknown-rule = There is no rule { $given }.
cli-record-saved = The game has been saved to { $file }.
cli-game = { $game }  { $first }–{ $last } players  { $summary }
cli-backup-saved = Saved to { $file }
cli-site-built = The site is in { $folder }. Any web host can serve it, below any path.
cli-site-taken = { $folder } is not empty: choose a folder in which nothing is lost.
cli-site-unbuilt = The page has not been built. Start the table once with ./play, which builds it.
cli-verify-holds = holds. { $actions } actions, { $ended ->
        [yes] finished
       *[no] not finished
    }; { $origin ->
        [seeds] the deal follows from the seeds
       *[position] it starts from a given position, so the deal is not proved
    }; every action is legal, and all that everyone saw comes out the same.
cli-verify-refuted = does NOT hold. { $reason }
cli-verify-other = cannot be verified here. It was played by version { $version } of the rules of { $game }, and this Hacktable has version { $here }. `hacktable replay` shows it as it was written.
cli-verify-no-game = cannot be verified here. It was played by version { $version } of the rules of { $game }, and this Hacktable does not have the game. `hacktable replay` shows it as it was written.
cli-verify-one-seed = There is only one seed: whoever gave it could choose the deal.
cli-verify-server = server: bound first, by the commitment { $commitment }
cli-verify-seat = seat { $seat }: then by { $commitment }
cli-verify-bot = seat { $seat }: a bot, its seed follows from the commitments by a public rule
cli-verify-could = { $who ->
        [player] Could another player choose the deal?
        [host] Could the host of the table choose the deal?
        [operator] Could the server's operator choose the deal?
       *[operator-who-plays] Could an operator who also plays choose the deal?
    } { $excluded ->
        [yes] No.
       *[no] Yes, this is not excluded.
    }
cli-verify-open = The seats sent their seeds in the open, as all did before there were commitments: an operator with a seat could have tried seeds until the deal suited.
cli-verify-compare = For the rest, compare the server's commitment with the one that your browser was shown before the match.
cli-verify-listed = That is so if your list is this one: your browser keeps the list on which it revealed, and the end of the match compares them.
cli-verify-unproved = Not proved: that people who share a device did not know each other's seeds, and that the operator did not look at secrets.
cli-verify-first-start = It was the first start of this match: nobody refused a deal.
cli-verify-failed-starts = Failed starts before it: { $starts }. Each may have been a deal that somebody refused. Not revealed by: { $who }.
cli-verify-stopped = the server stopped
cli-verify-day = Deal of the day, { $day }: the server was bound by the commitment { $commitment }
cli-verify-day-bot = seat { $seat }: the bot { $bot }, its chance follows from the seed by a public rule
cli-verify-day-listed = If this commitment was listed before the day, as it was for everybody who looked, then seed, options and bots were not changed afterwards, for nobody: compare it with the list that your browser kept.
cli-verify-day-operator = Nobody who plays could choose the deal. Whoever runs the server drew the seed, could choose it, and knew it on the day.
cli-verify-day-unproved = Not proved: that the player had not seen the deal before, as another guest or from somebody else, and that the bots chose their moves themselves.
cli-replay-holds = This record holds: played again, it comes out the same.
cli-replay-fails = This record does NOT hold: { $reason }
cli-replay-other = It was played by version { $version } of the rules, and this Hacktable has version { $here }. So it is shown as it was written, and cannot be verified here.
cli-replay-no-game = This Hacktable does not have the game { $game }. So the record is shown as it was written, in notation, and cannot be verified here.

## Pictures for links

poster-waiting = { $name } is waiting.
poster-free =
    { $free ->
        [0] All seats are taken.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
poster-playing = They are playing now. Come and watch!
poster-ended = The match ended without a result.
poster-won =
    { $winners ->
        [one] { $name } has won!
       *[other] { $name } share the win!
    }
poster-and = { $first } and { $last }
poster-beginning = The beginning
poster-step = Step { $step } of { $steps }
poster-day = Deal of the day, { $day }
poster-day-place = place { $place } of { $players } with { $points ->
        [one] one point
       *[other] { $points } points
    }
poster-day-better = Better than { $share }
poster-day-first = The first to finish
poster-evening = { $game }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
poster-evening-people =
    { $people ->
        [0] Nobody takes part yet.
        [one] One person takes part.
       *[other] { $people } people take part.
    }
poster-evening-round = { $game }: round { $round } of { $rounds }.

## Your turn, told to people who are away

nudge-title = Your turn: { $game }
nudge-hook = { $name }, it is your turn: { $game }.
nudge-hook-first = This table will tell here whose turn it is: { $game }.
nudge-mail =
    Hello { $name },

    it is your turn: { $game }. You play with { $others }.
    { $link }

    You get this mail because you asked to be told of your turns.
    To get no more of them: { $stop }
nudge-round-title = Round { $round } begins: { $game }
nudge-round-mail =
    Hello { $name },

    round { $round } begins: { $game }. Your table is waiting for you:
    { $link }

    You get this mail because you asked to be told of your turns.
    To get no more of them: { $stop }
nudge-mail-first-subject = Please confirm your address
nudge-mail-first =
    Hello { $name },

    somebody, perhaps you, wants to be told by mail at this address when it is their turn at Hacktable.
    To confirm it, follow this link within a day:
    { $link }

    If it was not you, do nothing: you will get no more mails. To be sure: { $stop }
