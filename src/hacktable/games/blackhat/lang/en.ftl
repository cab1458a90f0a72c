### Black Hat in English.
### Sentences with a player's name also work when that name is “You”: hence the past tense, and names in brackets.

blackhat-title = Black Hat
blackhat-summary = Win the right tricks, hack your way through the network, and leave as little trace as you can.

blackhat-robot = Robot

## Options

blackhat-option-edition = Edition
blackhat-option-edition-about = The printed rulebooks differ in details. House is our own selection of the best of them. You can still set each detail separately.
blackhat-option-board = Board
blackhat-option-board-about = Classic is the one to start with. Advanced has more action spaces. You can also play on a drawing of your own.
blackhat-option-drawing = Board file
blackhat-option-drawing-about = A board of your own, drawn with characters in a text file, as ours are.
blackhat-option-modules = Modules
blackhat-option-modules-about = How many random modules are laid on the board before the game.
blackhat-option-short_deck = Short deck
blackhat-option-short_deck-about = With fewer players than six, fewer cards of each kind are in play: less luck.
blackhat-option-hidden_hat = Hat in the deck
blackhat-option-hidden_hat-about = The Black Hat is shuffled in and dealt like any card, instead of being counted off.
blackhat-option-tracer = Tracer
blackhat-option-tracer-about = Alarms trap pawns and set a Tracer loose that jails whoever it reaches.
blackhat-option-secret_asset = Secret Critical Asset
blackhat-option-secret_asset-about = A face-down tile on the Critical Asset changes how the game ends.
blackhat-option-celebrity = Celebrity status
blackhat-option-celebrity-about = Not the fewest points win, but those nearest to your secret status card.
blackhat-option-broken_honeypot = Breached Honeypot
blackhat-option-broken_honeypot-about = With a pawn in a Honeypot, hands are dealt half as large.
blackhat-option-follow = Cards to follow with
blackhat-option-follow-about = One card or as many as were led; or any number.
blackhat-option-refill = Discards refill the draw pile
blackhat-option-refill-about = Whether an empty draw pile is made of the discards again.
blackhat-option-pickup = Cards that come with the hat
blackhat-option-pickup-about = The winner of a Black Hat trick chooses them, or must take the highest.
blackhat-option-service = Denial-of-Service
blackhat-option-service-about = Whether a pawn must be sent back, or may be.
blackhat-option-half_deals = Half deals
blackhat-option-half_deals-about = Deals are half while a pawn stands in a Honeypot, from then on, or only the next time.
blackhat-option-exploit = Exploit
blackhat-option-exploit-about = Which spaces an Exploit may change: Hosts, or any.
blackhat-option-randomizer = Randomizer
blackhat-option-randomizer-about = Where a module may be laid: on the marked places, or anywhere.
blackhat-option-tie = Ties
blackhat-option-tie-about = Which round decides between equal totals: the last one, or the one before it.
blackhat-option-alarm_mover = Who moves the Tracer
blackhat-option-alarm_mover-about = Whoever has a pawn on an Alarm, or whoever set off the latest one.
blackhat-option-tracer_back = The Tracer's way back
blackhat-option-tracer_back-about = Whether it may step left to where it has just come from, or only up and down.
blackhat-option-robot_first = The Robot's first trick
blackhat-option-robot_first-about = Who plays the Robot in a round's first trick: the one who does not lead, or the one without the hat.
blackhat-option-celebrity_tie = Ties between celebrities
blackhat-option-celebrity_tie-about = Whether the round before decides, or the win is shared.
blackhat-option-edition-house = House
blackhat-option-edition-finnish = Finnish
blackhat-option-edition-norwegian = Norwegian
blackhat-option-edition-portuguese = Portuguese
blackhat-option-board-classic = Classic
blackhat-option-board-advanced = Advanced
blackhat-option-board-custom = Your own
blackhat-option-follow-led = one, or as many as were led
blackhat-option-follow-any = any number
blackhat-option-refill-yes = yes
blackhat-option-refill-no = no
blackhat-option-pickup-choice = the winner chooses
blackhat-option-pickup-highest = the highest
blackhat-option-service-must = must be used
blackhat-option-service-may = may be used
blackhat-option-half_deals-standing = while a pawn stands there
blackhat-option-half_deals-later = from then on
blackhat-option-half_deals-next = only the next time
blackhat-option-exploit-host = Hosts
blackhat-option-exploit-any = any space
blackhat-option-randomizer-marked = on the marked places
blackhat-option-randomizer-anywhere = anywhere
blackhat-option-tie-last = the last round decides
blackhat-option-tie-previous = the round before it decides
blackhat-option-alarm_mover-standing = whoever has a pawn on an Alarm
blackhat-option-alarm_mover-latest = whoever set off the latest one
blackhat-option-tracer_back-left = also back to the left
blackhat-option-tracer_back-sideways = only up and down
blackhat-option-robot_first-follower = whoever does not lead
blackhat-option-robot_first-hatless = whoever does not have the hat
blackhat-option-celebrity_tie-previous = the round before decides
blackhat-option-celebrity_tie-shared = the win is shared

blackhat-combine-needs = The option “{ $option }” has no effect without “{ $needs }”: set both, or leave it to the edition.
blackhat-combine-tie = With “{ $needs }”, the status cards decide ties: leave the option “{ $option }” to the edition.
blackhat-combine-robot = The Robot plays only in matches of two, not of { $players }: leave the option “{ $option }” to the edition.
blackhat-combine-short = With six players the short deck is the whole deck: switch the option “{ $option }” off.
blackhat-warning-robot-tracer = The Robot and the Tracer together make for odd situations. The books advise against it, but you may.

## Calls: said with one tap

blackhat-call-nice-trick = Nice trick!
blackhat-call-mine = That one is mine!
blackhat-call-not-the-hat = Anything but the hat!
blackhat-call-hat-suits-you = The hat suits you!
blackhat-call-careful = Careful now …
blackhat-call-hurts = That hurts!
blackhat-call-catch-me = Catch me if you can!
blackhat-call-laugh = Hahaha!

## What is expected

blackhat-expect-lead = You lead: how many cards?
blackhat-expect-set =
    { $size ->
        [1] Play a card.
       *[other] Play a set of { $size }.
    }
blackhat-expect-follow =
    { $led ->
        [1] Follow with a card.
       *[other] Follow with one card, or with a set of { $led }.
    }
blackhat-expect-answer = Follow: how many cards? A set of { $led } can win.
blackhat-expect-pickup = The trick is yours, hat and all: take every card, or the hat and a few.
blackhat-expect-pick = Choose the cards that come with the hat, lowest first. Still to choose: { $picks }.
blackhat-expect-hack = Your hack: move a pawn.
blackhat-expect-service = Denial-of-Service: send a pawn back to the start.
blackhat-expect-decoy = A Decoy! Choose the start space for your pawn.
blackhat-expect-exploit = Exploit: change a space's value by one, or skip it.
blackhat-expect-randomize = Randomizer: draw a module, or skip it.
blackhat-expect-lay = Lay the module.
blackhat-expect-trace = Move the Tracer.
blackhat-expect-over = The game is over.

## Refusals

blackhat-lead-first = “{ $given }” is not possible yet: first lead a card, or several of one rank.
blackhat-play-set = “{ $given }” is not possible now: first play your cards to the trick.
blackhat-follow-now = “{ $given }” is not possible now: it is your turn to follow with cards.
blackhat-answer-first = “{ $given }” is not possible yet: first follow with a card, or with several of one rank.
blackhat-pick-up = “{ $given }” is not possible yet: first take all cards of the Black Hat trick, or the hat and a few.
blackhat-pick-cards = “{ $given }” is not possible yet: first choose the cards that come with the hat.
blackhat-must-hack = “{ $given }” is not possible now: you have won the trick and must move a pawn.
blackhat-must-send = “{ $given }” is not possible now: choose the pawn that the Denial-of-Service sends back.
blackhat-must-return = “{ $given }” is not possible now: the pawn that found the Decoy returns to a start space of your choice.
blackhat-exploit-now = “{ $given }” is not possible now: change a value with your Exploit, or skip it.
blackhat-randomize-now = “{ $given }” is not possible now: draw a module, or skip it.
blackhat-must-lay = “{ $given }” is not possible now: the module that was drawn must be laid.
blackhat-must-trace = “{ $given }” is not possible now: the Tracer must move.
blackhat-no-such-set = “{ $given }” is not possible: you have no set of { $size } to play now.
blackhat-no-pass = “{ $given }” is not possible: everyone plays. Only a hand with nothing but the Black Hat passes, and that happens by itself.
blackhat-odd-set = “{ $given }” is no set: a set needs at least one card of its rank. Only jokers and the Black Hat without other cards count as 14.
blackhat-not-in-hand = “{ $given }” is not possible: it needs { $count } of “{ $card }”, and you have { $have }.
blackhat-hat-size = “{ $given }” is not possible: the Black Hat can only be played in a set of { $led }, as many as were led.
blackhat-wrong-size =
    { $size ->
        [1] “{ $given }” is not possible: play exactly one card now.
       *[other] “{ $given }” is not possible: play exactly { $size } cards now.
    }
blackhat-led-size = “{ $given }” is not possible: { $led ->
        [1] one card was led, and you follow with one card.
       *[other] play one card, or exactly { $led }, as many as were led.
    }
blackhat-not-in-trick = “{ $given }” is not possible: there is no { $card } in the trick.
blackhat-pick-rising = “{ $given }” is not possible: choose the cards from low to high, from { $card } on now.
blackhat-pick-enough = “{ $given }” is not possible: from there on there are too few cards. You must still choose { $count }.
blackhat-no-pawn = “{ $given }” is not possible: nobody plays with those pawns.
blackhat-in-jail = “{ $given }” is not possible: that pawn is in the Tracer's jail.
blackhat-not-negative = “{ $given }” is not possible: the pawn is not yours, and { $place } is worth { $value }. Only on negative spaces may others' pawns be moved.
blackhat-trapped = “{ $given }” is not possible: the pawn on { $place } is trapped.
blackhat-no-way = “{ $given }” is not possible: from { $origin } no arrows lead to { $place }, or it is occupied.
blackhat-no-way-on = “{ $given }” is not possible: no arrows lead from { $origin } to a free space.
blackhat-send-itself = “{ $given }” is not possible: the pawn that has entered the space stays.
blackhat-not-to-send = “{ $given }” is not possible: a pawn on { $place } cannot be sent back. Those in Honeypots and on start spaces stay.
blackhat-send-where = “{ $given }” is not possible: pawns are sent to { $backdoor } or { $public }, the start spaces.
blackhat-send-tracer = “{ $given }” is not possible: the Tracer stands on { $place }.
blackhat-send-both = “{ $given }” is not possible: that player's other pawn is on { $place } already.
blackhat-no-target = “{ $given }” is not possible: your Exploit cannot change { $place }.
blackhat-no-area = “{ $given }” is not possible: a module cannot be laid with its top left on { $place }.
blackhat-lay-black = “{ $given }” is not possible: somebody would come to stand on a black cell.
blackhat-no-step = “{ $given }” is not possible: the Tracer goes one step up, down or right, or back to where it came from if your rules allow it.

## What is at stake

blackhat-stake-round = This round
blackhat-stake-secret = This round, before the secret tile
blackhat-prospect-won = You take this trick
blackhat-reason-takes = Nobody plays after it: it takes the trick.
blackhat-reason-safe = Nobody who plays after it can beat it.
blackhat-reason-behind =
    It does not beat the { $rank } that lies there. { $traces ->
        [0] It gets rid of no traces.
        [one] It gets rid of one trace.
       *[other] It gets rid of { $traces } traces.
    }
blackhat-reason-behind-wild =
    It does not beat the wild cards that lie there. { $traces ->
        [0] It gets rid of no traces.
        [one] It gets rid of one trace.
       *[other] It gets rid of { $traces } traces.
    }
blackhat-reason-short =
    A single card cannot take this trick: { $led } cards were led. { $traces ->
        [0] It gets rid of no traces.
        [one] It gets rid of one trace.
       *[other] It gets rid of { $traces } traces.
    }
blackhat-reason-beaten-by-card =
    { $cards ->
        [one] One card that is still out beats it
       *[other] { $cards } cards that are still out beat it
    }; { $hands ->
        [1] whoever plays after it may hold one.
       *[other] { $may ->
            [one] one of the { $hands } who play after it may hold one.
           *[other] { $may } of the { $hands } who play after it may hold one.
        }
    }
blackhat-reason-beaten-by-set =
    { $hands ->
        [1] Whoever plays after it may have a set that beats it.
       *[other] { $may ->
            [one] One of the { $hands } who play after it may have a set that beats it.
           *[other] { $may } of the { $hands } who play after it may have a set that beats it.
        }
    }
blackhat-reason-lead =
    { $hands ->
        [1] { $may ->
            [0] The other hand cannot have a set of { $size }.
           *[other] The other hand may have a set of { $size }.
        }
       *[other] { $may ->
            [one] One of the { $hands } other hands may have a set of { $size }.
           *[other] { $may } of the { $hands } other hands may have a set of { $size }.
        }
    }
blackhat-reason-trapped = The pawn is trapped there.
blackhat-reason-no-way = No arrows lead from there to the Critical Asset.
blackhat-reason-way =
    { $steps ->
        [one] From there it is one step to the Critical Asset.
       *[other] From there it is { $steps } steps to the Critical Asset.
    }

## Where points come from

blackhat-source-cards = Cards in hand
blackhat-source-spaces = Spaces under pawns
blackhat-source-floor = Never below zero
blackhat-source-tile = Secret tile

## Names

blackhat-card-joker = joker
blackhat-card-hat = Black Hat
blackhat-place-track = the Tracer's track ({ $step })
blackhat-place-jail = the jail
blackhat-tile-nsa = NSA
blackhat-tile-jackpot = Jackpot
blackhat-tile-sting = Sting
blackhat-tile-log-wipe = Log Wipe
blackhat-tile-leak = Leak
blackhat-tile-decoy = Decoy

## Actions

blackhat-do-lead = Lead { $size ->
        [1] one card
       *[other] { $size } cards
    }
blackhat-do-follow = Follow with { $size ->
        [1] one card
       *[other] { $size } cards
    }
blackhat-do-play = Play { $set }
blackhat-do-pass = Skip
blackhat-do-take = Take all cards
blackhat-do-keep = Take the hat and { $count ->
        [1] one card
       *[other] { $count } cards
    }
blackhat-do-pick = Choose { $rank }
blackhat-do-move =
    { $own ->
        [yes] Pawn { $pawn } from { $origin } to { $to }
       *[no] Pawn { $pawn } of player { $seat } from { $origin } to { $to }
    }
blackhat-do-send =
    { $own ->
        [yes] Send your own pawn { $pawn } from { $origin } to { $to }
       *[no] Send pawn { $pawn } of player { $seat } from { $origin } to { $to }
    }
blackhat-do-mark = { $to }: { $change }
blackhat-do-randomize = Draw a module
blackhat-do-lay = Lay it with its top left on { $to }
blackhat-do-trace = Tracer to { $to }

## The lesson

blackhat-lesson-follow = Fewest points win. A 9 and an 11 lie there, and the highest card wins the trick. Tap your 13, then play it.
blackhat-lesson-follow-done = Your 13 won the trick.
blackhat-lesson-move = Whoever wins a trick hacks: a pawn moves along an arrow. The number on a space counts against you, a negative one for you. Take your rear pawn to the Cache, −1.
blackhat-lesson-move-done = On the Cache your pawn saves you a point.
blackhat-lesson-lead = The winner leads. Several cards of one rank can only be beaten by as many. Tap both 7s, then play them.
blackhat-lesson-lead-done = A single 3 cannot win, and the 5s are lower: yours again.
blackhat-lesson-jump = A pawn stands right in front of your other one. Jump over it, to the Cache worth −2.
blackhat-lesson-jump-done = Occupied spaces are jumped over.
blackhat-lesson-hat = Cards left in your hand count against you, the Black Hat most: 5. It turns its trick round: the lowest card wins, and must take the hat. Lead it.
blackhat-lesson-hat-done = The 2 won and had to take the hat. Then your pawn was moved off the Cache: on a negative value everybody may do that.
blackhat-lesson-joker = Play your last card. A joker alone counts 14, and when somebody has no cards left, the round ends.
blackhat-lesson-joker-done = 14 beats the 6: your trick.
blackhat-lesson-last = One last hack: your front pawn to the space worth 0.
blackhat-lesson-last-done = The round is scored. No cards, and −1 under your pawns; less than zero counts as zero. The others got 11 and 12.
blackhat-lesson-end = It goes on round by round, until a pawn reaches the Critical Asset on the far right.

## Events

blackhat-event-status = Your status card says { $value }.
blackhat-event-fame = Status card ({ $seat }): { $value }.
blackhat-event-round = Round { $number }. Dealer: { $seat }.
blackhat-event-turned = Turned to find the hat's owner: { $card }.
blackhat-event-hatted = The Black Hat went to: { $seat }.
blackhat-event-dealt = { $seat }: { $cards } cards.
blackhat-event-hand = Your cards: { $cards }.
blackhat-event-shown = { $seat } got in the open: { $card }.
blackhat-event-sized = You will play { $size ->
        [1] one card.
       *[other] { $size } cards.
    }
blackhat-event-played = { $seat } played { $set }.
blackhat-event-passed = { $seat } had nothing but the Black Hat, and passed.
blackhat-event-won = Trick won by: { $seat }.
blackhat-event-took = { $seat } took all cards of the trick.
blackhat-event-kept = { $seat } took the Black Hat.
blackhat-event-picked = { $seat } also took: { $rank }.
blackhat-event-discarded = The rest of the trick was discarded.
blackhat-event-moved =
    { $own ->
        [yes] { $seat } moved pawn { $pawn } from { $origin } to { $to }.
       *[no] { $by } moved pawn { $pawn } ({ $seat }) from { $origin } to { $to }.
    }
blackhat-event-drew = { $seat } could not move anything, and drew a card.
blackhat-event-drawn = Your card: { $card }.
blackhat-event-empty = { $seat } could not move anything, and there was no card to draw.
blackhat-event-refilled = The discards were shuffled into a new draw pile of { $cards }.
blackhat-event-trapped =
    { $trap ->
        [service] Pawn { $pawn } ({ $seat }) started a Denial-of-Service, and is trapped there.
        [alarm] Pawn { $pawn } ({ $seat }) set off an Alarm, and is trapped there.
       *[honeypot] Pawn { $pawn } ({ $seat }) sticks in a Honeypot.
    }
blackhat-event-sent = { $by } sent pawn { $pawn } ({ $seat }) back from { $origin } to { $to }.
blackhat-event-declined = { $seat } did not use it.
blackhat-event-marked = { $seat } changed { $to } by { $change }.
blackhat-event-unmarked = The marker on { $origin } went back.
blackhat-event-found = { $seat } drew module { $module }{ $side }.
blackhat-event-laid = Module { $module }{ $side } was laid on { $to }.
blackhat-event-returned = Module { $module } went back.
blackhat-event-alarmed = The Tracer is out: { $to } (alarm by { $seat }).
blackhat-event-traced = { $by } moved the Tracer from { $origin } to { $to }.
blackhat-event-jailed = The Tracer jailed pawn { $pawn } ({ $seat }).
blackhat-event-eliminated = Out of the game: { $seat }.
blackhat-event-revealed = The secret tile: { $tile }!
blackhat-event-scored = { $seat }: cards { $cards }, spaces { $spaces }, tile { $tile }, raised to 0: { $floor }. This round { $points }, in all { $total }.
blackhat-event-ended =
    { $reason ->
        [asset] A pawn has reached the Critical Asset: the game is over!
        [stuck] No pawn can move any more: the game is over!
        [tracer] The Tracer has reached the Critical Asset: the game is over!
       *[last] Only one is left: the game is over!
    }
blackhat-event-victor = Winner: { $seat }.

## Boards and modules as files

blackhat-kind-host = Host
blackhat-kind-cache = Cache
blackhat-kind-backdoor = Backdoor
blackhat-kind-public = Public Server
blackhat-kind-asset = Critical Asset
blackhat-kind-service = Denial-of-Service
blackhat-kind-alarm = Alarm
blackhat-kind-honeypot = Honeypot
blackhat-kind-exploit = Exploit
blackhat-kind-randomizer = Randomizer
blackhat-legend-whole = Arrow
blackhat-legend-half = Half an arrow
blackhat-legend-place = Place for a module
blackhat-legend-track = The Tracer's track
blackhat-untitled = Untitled
blackhat-modules-title = Modules
blackhat-picture-alt = The board you will play on: spaces with an icon and a value each, joined by arrows.
blackhat-drawing = The board file cannot be used. Faults: { $count }
blackhat-file-character = { $given } is an invisible character: use plain spaces.
blackhat-file-word = { $given } cannot begin a line. Expected: title, modules, track, a row’s number, a dot before arrows, or # before a comment.
blackhat-file-twice = There is a line “{ $given }” already: it is written once.
blackhat-file-title = The title is too long. Characters: { $given }, at most { $most }.
blackhat-file-row = Row { $given } stands where row { $expected } was expected.
blackhat-file-rows = Row { $given } is too many: the number of rows is { $most } at most.
blackhat-file-columns = { $given } is too many: the number of cells in a row is { $most } at most.
blackhat-file-stray = A line of arrows does not belong here: there is one below each row of cells.
blackhat-file-arrow-line = A line of arrows was expected here. It starts with a dot, even if there are none.
blackhat-file-between = { $given } stands neither in a cell nor half-way between two. Cells begin in columns 7, 13, 19 and so on.
blackhat-file-shifted = { $given } is not where a cell begins: that is in columns 7, 13, 19 and so on.
blackhat-file-kind = { $given } is no kind of space. There are: { $allowed }
blackhat-file-black = { $given } is no black cell: it is written ###.
blackhat-file-value = { $given } is no value: a sign and a digit were expected, such as +3 or -1.
blackhat-file-range = The value { $given } is not between { $low } and { $high }.
blackhat-file-sideways = { $given } is no arrow between two cells of a row: > or < was expected.
blackhat-file-arrow = { $given } is no arrow here: v and ^ stand below a value’s sign, \ / and X half-way between two cells.
blackhat-file-none = There is no { $kind ->
        [backdoor] Backdoor
        [public] Public Server
       *[asset] Critical Asset
    } on the board: one cell with the letter { $letter } was expected.
blackhat-file-another = { $cell } is another { $kind ->
        [backdoor] Backdoor
        [public] Public Server
       *[asset] Critical Asset
    }: a board has one, and it is on { $first } already.
blackhat-file-into-start = An arrow leads to { $cell }, but nobody moves to a start space.
blackhat-file-out-of-goal = An arrow leads away from { $cell }, but all ways end on the Critical Asset.
blackhat-file-circle = The arrows lead in a circle at { $cell }: no pawn may come back to where it was.
blackhat-file-no-way = No way leads from { $cell } to the Critical Asset.
blackhat-file-places = Places for modules: { $given }, but { $expected } were expected. The line names their top left cells: modules d1 f2 h1 d4 h4
blackhat-file-cell = { $given } is no cell: cells are called a1 to { $last }.
blackhat-file-off = A module on { $cell } would lie partly off the board: it needs two by two cells.
blackhat-file-over = A module on { $cell } would cover { $over }, a start space or the Critical Asset.
blackhat-file-overlap = A module on { $cell } would overlap another place.
blackhat-file-track = { $given } is no track for the Tracer. Expected: track { $expected }
blackhat-file-tracer = The Tracer cannot get from the Backdoor to { $cell }: it steps up, down and right, never on black cells.
blackhat-file-face = Face { $given } stands where face { $expected } was expected: every module has a side a and a side b.
blackhat-file-face-word = { $given } cannot begin a line here. Expected: face, a row’s number, or a dot before arrows.
blackhat-file-face-cells = Cells of this face: { $given }. Two rows of two were expected.
blackhat-file-face-kind =
    { $kind ->
        [backdoor] Backdoor
        [public] Public Server
       *[asset] Critical Asset
    } is never on a module.
blackhat-file-faces = Faces: { $given }. Expected were { $expected }, two for each of { $modules } modules.
blackhat-file-unreached = No way leads to { $cell }: only a module could bring somebody there.
blackhat-file-dead-end = From { $cell } no way leads to the Critical Asset: only a module could help a pawn out.
blackhat-file-few-positive = Spaces with a positive value: { $given } of { $spaces }. It should be more than half of them.
blackhat-file-many-negative = Spaces with a negative value: { $given } of { $spaces }. It should be a quarter at most.
blackhat-file-not-falling = Values should fall towards the goal, but on average they are { $left } on the left and { $right } on the right.
blackhat-check-board = { $file }: a board, “{ $title }”
blackhat-check-modules = { $file }: the faces of all modules ({ $faces })
blackhat-check-faults = { $file }: { $count ->
        [one] one fault
       *[other] { $count } faults
    }
blackhat-check-spaces = Spaces: { $kinds }
blackhat-check-way = Shortest way from { $start } to { $goal }: { $moves } moves
blackhat-check-places = Places for modules: { $places }
blackhat-check-long = Too long for a table. Characters: { $given }, at most { $most }.
blackhat-check-warning = Warning. { $reason }
blackhat-check-good = No faults.
blackhat-check-play = To play on it: { $command }
