### Hashcatch in English.
### Sentences with a player's name also work when that name is “You”: hence the past tense, and names in brackets.

hashcatch-title = Hashcatch
hashcatch-summary = Run your data round the ring, anchor it deep in the blockchain, and hack the others out of it.

## Options

hashcatch-option-memory = Play from memory
hashcatch-option-memory-about = Digits and sums are shown only when they come up: remembering them is up to you. You always see your own digits.

## Calls: said with one tap

hashcatch-call-come-on = Come on, one good roll!
hashcatch-call-lucky = Lucky you!
hashcatch-call-nice-hash = Nice hash!
hashcatch-call-not-my-token = Not my token!
hashcatch-call-revenge = You’ll pay for that!
hashcatch-call-phew = Phew, that was close!
hashcatch-call-that-row = I want that row!
hashcatch-call-laugh = Hahaha!

## What is expected

hashcatch-expect-purpose = Roll to move, or check one of your tokens on a #.
hashcatch-expect-move = You rolled a { $roll }: choose a token and a direction.
hashcatch-expect-again = A 6! Roll and move once more, or leave it at that.
hashcatch-expect-genuine = Your token is genuine: take it to the block bank, or try a big hack.
hashcatch-expect-hack = Your token is on a risk space: try to roll the row’s code.
hashcatch-expect-bonus = All three waiting tokens are yours: choose the one for the bonus space.
hashcatch-expect-over = The game is over.

## Refusals

hashcatch-say-purpose = “{ $given }” is not possible yet: first roll to move, or check one of your tokens on a #.
hashcatch-must-move = “{ $given }” is not possible now: you rolled a { $roll }, and it has to be moved.
hashcatch-second-roll = “{ $given }” is not possible now: after your 6 you can only roll to move again, or stop.
hashcatch-bank-or-attack = “{ $given }” is not possible now: your genuine token goes to the block bank or attacks a row.
hashcatch-hack-first = “{ $given }” is not possible now: your token on the risk space has to hack first.
hashcatch-choose-bonus = “{ $given }” is not possible yet: first choose the token that takes the bonus space.
hashcatch-no-token = You have no token { $token }: yours are { $first } to { $last }.
hashcatch-not-on-hash = “{ $given }” is not possible: token { $token } is not on a transaction space.
hashcatch-not-on-ring = “{ $given }” is not possible: only tokens in the base and on the ring can move. Token { $token } is here: { $place }.
hashcatch-one-step = “{ $given }” is not needed: with a 1 a token gets from the base to its start space, and that is the same move either way. Please play it with +.
hashcatch-choose-push = Two free spaces are equally near { $place }. Say where the other token goes: “{ $given } push +” (clockwise) or “{ $given } push -” (counter-clockwise).
hashcatch-no-push-choice = “{ $given }” says too much: there is no push to choose at { $place }. Play the move without “push”.
hashcatch-own-hash = “{ $given }” is not possible: it ends on a # that you hold yourself ({ $place }).
hashcatch-no-room = “{ $given }” is not possible: the token in the way ({ $place }) has no free space to go to.
hashcatch-row-empty = “{ $given }” is not possible: row { $row } is empty, there is nothing to hack.
hashcatch-row-attacked = “{ $given }” is not possible: row { $row } has an attacker already, and there is room for only one.
hashcatch-not-in-bank = “{ $given }” is not possible: token { $token } is not in the block bank.

## What is at stake

hashcatch-stake-cracked = If cracked
hashcatch-stake-held = If not cracked
hashcatch-stake-hashed = Hashing
hashcatch-stake-forged = If forged
hashcatch-prospect-home = One of your tokens goes home
hashcatch-reason-move =
    { $rolls ->
        [0] Then no roll brings one more token to a free transaction space.
        [one] Then one of 6 rolls brings one more token to a free transaction space.
       *[other] Then { $rolls } of 6 rolls bring one more token to a free transaction space.
    }
hashcatch-reason-roll =
    { $rolls ->
        [0] No roll brings one more token to a free transaction space.
        [one] One of 6 rolls brings one more token to a free transaction space.
       *[other] { $rolls } of 6 rolls bring one more token to a free transaction space.
    }
hashcatch-reason-hash =
    { $may ->
        [0] Nobody can send it home from there with one roll.
        [one] One of { $others } others could send it home with one roll.
       *[other] { $may } of { $others } others could send it home with one roll.
    }
hashcatch-reason-check =
    { $may ->
        [0] 3 of 6 rolls show it genuine. Nobody can send it home with one roll.
        [one] 3 of 6 rolls show it genuine. If it stays, one of { $others } others could send it home.
       *[other] 3 of 6 rolls show it genuine. If it stays, { $may } of { $others } others could send it home.
    }
hashcatch-reason-hack = The token there is forged, and has to go home: { $odds }.
hashcatch-reason-bank =
    { $missing ->
        [one] Then one more token is missing in the block bank.
       *[other] Then { $missing } more tokens are missing in the block bank.
    }
hashcatch-reason-attack =
    { $tries ->
        [one] The code is { $code }: { $ways } of 36 throws hit it. One try, { $odds } in all.
       *[other] The code is { $code }: { $ways } of 36 throws hit it. { $tries } tries, { $odds } in all.
    }

## Where points come from

hashcatch-source-row-1 = Row 1
hashcatch-source-row-2 = Row 2
hashcatch-source-row-3 = Row 3
hashcatch-source-row-4 = Row 4
hashcatch-source-row-5 = Row 5
hashcatch-source-bonus = Bonus spaces

## Places

hashcatch-place-ring = space { $number }
hashcatch-place-hash = transaction space { $number }
hashcatch-place-bank = waiting place #-{ $number }
hashcatch-place-row =
    { $column ->
        [a] row { $row } (left)
        [b] row { $row } (bonus)
       *[c] row { $row } (right)
    }
hashcatch-place-risk = risk space { $row }
hashcatch-place-base = base

## Actions

hashcatch-do-roll = Roll to move
hashcatch-do-check = Check token { $token } (digit { $digit }) on { $place }
# Fluent cannot select on "+" and "-": `push` is "none", "plus" or "minus"; anything else is shown as it is.
hashcatch-do-move =
    { $push ->
        [none] Token { $token } to { $to }
        [plus] Token { $token } to { $to }, pushing the other token clockwise
        [minus] Token { $token } to { $to }, pushing the other token counter-clockwise
       *[other] Token { $token } to { $to }, pushing the other token ({ $push })
    }
hashcatch-do-stop = No second roll, end the turn
hashcatch-do-bank = Go to the block bank
hashcatch-do-attack = Attack row { $row } (chance { $chance })
hashcatch-do-hack = Hack row { $row }
hashcatch-do-bonus = Token { $token } takes the bonus space

## The lesson

hashcatch-lesson-roll = Your goal: tokens in the blockchain in the middle. The way there leads over a #. Tap the die to roll.
hashcatch-lesson-roll-done = A 4!
hashcatch-lesson-move = Four spaces from one of your tokens lies a #. Tap that token, then the #.
hashcatch-lesson-move-done = Your token stands on the #.
hashcatch-lesson-check = Only you know its digit: 3. If the roll is odd too, the token is genuine; otherwise it goes home. Tap it to check it.
hashcatch-lesson-check-done = A 5, odd like the 3: genuine!
hashcatch-lesson-bank = Take it to the block bank: tap the bank. Two tokens are waiting there; with three, hashing begins.
hashcatch-lesson-bank-done = Your double won! Your token got the middle, worth a point more, and you got a new one. The older row sank: deeper scores more.
hashcatch-lesson-again = On the other side, your opponent holds a #, two spaces from your token. Roll.
hashcatch-lesson-again-done = A 2, just what you needed.
hashcatch-lesson-small-hack = Go there all the same: that is a small hack. If the digit there is not even like your 2, that token goes home.
hashcatch-lesson-small-hack-done = Its digit was a 1: it went home, and the # is yours.
hashcatch-lesson-recheck = On your next turn you check this token too. Its digit is 4, so you need an even roll.
hashcatch-lesson-recheck-done = A 4: genuine!
hashcatch-lesson-attack = Now attack. In row 2 your opponent has five points, and you have two. Tap row 2.
hashcatch-lesson-attack-done = Your token has taken aim. It strikes on your next turn.
hashcatch-lesson-hack = The digits in row 2 add up to 8: that is its code. You have four tries with two dice. Roll!
hashcatch-lesson-hack-done = A 7 missed, the 8 hit: the row is cracked, and all three tokens go home.
hashcatch-lesson-end = You lead by 3 points to 1. The game ends when somebody has four tokens in the chain; then the most points win.

## Events

hashcatch-event-signed = Your token { $token } carries the digit { $digit }.
hashcatch-event-based = Base at { $to }: { $seat }.
hashcatch-event-opening = Rolling for the first turn: { $rolls }.
hashcatch-event-turn = Next up: { $seat }.
hashcatch-event-rolled = { $seat } rolled a { $die }.
hashcatch-event-stuck = { $seat } had no possible move.
hashcatch-event-moved = { $seat } moved token { $token } from { $origin } to { $to }.
hashcatch-event-pushed = Token { $token } ({ $seat }) had to make room: from { $origin } to { $to }.
hashcatch-event-checked =
    { $own ->
        [yes] { $seat } checked token { $token }: digit { $digit }, roll { $die }. { $verdict ->
            [genuine] Genuine!
           *[forged] Forged!
        }
       *[no] { $by } tried a small hack on token { $token } ({ $seat }): digit { $digit }, roll { $die }. { $verdict ->
            [genuine] Genuine, both tokens stay put.
           *[forged] Forged!
        }
    }
hashcatch-event-home = Token { $token } ({ $seat }) went home from { $origin }.
hashcatch-event-banked = { $seat } took token { $token } from { $origin } to { $to }.
hashcatch-event-aimed = { $seat } took aim at a row: token { $token } went from { $origin } to { $to }.
hashcatch-event-hashing =
    { $vain ->
        [0] Hashing! { $rolls }.
        [1] Hashing! One round without a double, then: { $rolls }.
       *[other] Hashing! Rounds without a double: { $vain }, then: { $rolls }.
    }
hashcatch-event-sank =
    { $row ->
        [1] Row 1 sank one deeper.
       *[other] Rows 1 to { $row } sank one deeper.
    }
hashcatch-event-chained = { $seat } anchored token { $token } in the chain: from { $origin } to { $to }.
hashcatch-event-earned = { $seat } won the hashing and got a new token { $token }.
hashcatch-event-hacked = { $seat } hacked row { $row } and rolled: { $rolls }.
hashcatch-event-cracked = { $seat } cracked row { $row }: its code was { $code }!
hashcatch-event-shown = Token { $token } ({ $seat }) showed its digit: { $digit }.
hashcatch-event-ended = { $seat } got to four tokens in the chain: the game is over!
