### Hashcatch: sentences that only the page needs.
### Sentences with a player's name also work when that name is “You”.

hashcatch-page-board = The Hashcatch table. Arrow keys walk through what you can choose, Enter confirms, Escape cancels.
hashcatch-page-row = Row { $row }
hashcatch-page-code = Code { $code }
hashcatch-page-half = 1/2
hashcatch-page-legend-bank = Block bank
hashcatch-page-legend-tries = tries
hashcatch-page-expect-roll = Roll the die to move.
hashcatch-page-wait-roll = About to roll: { $seat }.

## Three pictures before the first game

hashcatch-page-intro-goal = Bring your tokens from the ring through the block bank into the blockchain. When somebody has four tokens there, the game ends. Most points win.
hashcatch-page-intro-turn = Roll the die and move a token, in either direction. If it stands on a #, you may roll to check it instead: its digit and the die both even or both odd, and it goes to the block bank.
hashcatch-page-intro-score = Three tokens in the block bank become a new row, and the rows already there sink deeper. Deeper rows are worth more. But an attacker who rolls a row’s code sends its tokens home.

## Choosing

hashcatch-page-pick = Pick up token { $token } (digit { $digit }), { $place }
hashcatch-page-choose-push = Token { $token } to { $to }, then choose where the other token goes
hashcatch-page-ask-goal = You rolled a { $roll }: where shall token { $token } go?
hashcatch-page-ask-push = Token { $token } to { $to }: which way shall the token there give way?
hashcatch-page-move-way =
    { $way ->
        [plus] Token { $token } clockwise
       *[minus] Token { $token } counter-clockwise
    }{ $push ->
        [plus] , pushing the other token clockwise
        [minus] , pushing the other token counter-clockwise
       *[none] { "" }
    }
hashcatch-page-try-move = Move token { $token }
hashcatch-page-try-check = Check token { $token }
hashcatch-page-try-attack = Attack row { $row }

## Waiting for somebody else

hashcatch-page-wait-purpose = Up next: { $seat }. A roll to move, or a check?
hashcatch-page-wait-move = Rolled by { $seat }: a { $roll }. Which token will it be?
hashcatch-page-wait-again = A 6 for { $seat }! A second roll is possible.
hashcatch-page-wait-genuine = A genuine token for { $seat }: the bank, or a big hack?
hashcatch-page-wait-hack = About to hack: { $seat }.
hashcatch-page-wait-bonus = Choosing the token for the bonus space: { $seat }.

## Facts beside a name

hashcatch-page-fact-chain = { $count }/{ $end } in chain
hashcatch-page-fact-chain-about =
    { $count ->
        [one] One token in the chain; the game ends at { $end }
       *[other] { $count } tokens in the chain; the game ends at { $end }
    }
hashcatch-page-fact-bank = { $count } in bank
hashcatch-page-fact-bank-about =
    { $count ->
        [one] One token waiting in the block bank
       *[other] { $count } tokens waiting in the block bank
    }
hashcatch-page-fact-risk = Hacking row { $row }
hashcatch-page-fact-risk-brief = Hack { $row }
hashcatch-page-fact-risk-about = A token stands on the risk space of row { $row } and will hack it on the next turn
hashcatch-page-fact-open = { $count }/{ $tokens } digits revealed
hashcatch-page-fact-open-about = { $count } of { $tokens } tokens have shown their digit to everyone

## The position in words

hashcatch-page-token =
    { $digit ->
        [none] { $seat }, token { $token }
       *[other] { $seat }, token { $token } (digit { $digit })
    }
hashcatch-page-sum-base =
    { $count ->
        [0] { $seat }: start space { $start }, nobody in the base.
        [one] { $seat }: start space { $start }, one token in the base.
       *[other] { $seat }: start space { $start }, { $count } tokens in the base.
    }
hashcatch-page-sum-at = { $token }: { $place }.
hashcatch-page-sum-bank = Waiting in the block bank: { $tokens }.
hashcatch-page-sum-bank-empty = Nobody is waiting in the block bank.
hashcatch-page-sum-row = Row { $row }, points { $points }: { $tokens }. Tries to hack it: { $tries }, chance { $chance }.
hashcatch-page-sum-row-empty = Row { $row }, points { $points }: empty.
hashcatch-page-sum-risk = Attacking row { $row }: { $token }.
hashcatch-page-sum-roll = The die shows { $roll }.

## When something is inspected

hashcatch-page-about-here = Here: { $token }.
hashcatch-page-about-free = Free.
hashcatch-page-about-space-ordinary = An ordinary space. Whoever lands here pushes the token on it to the nearest free space.
hashcatch-page-about-space-start = Start space of { $seat }: the first step out of the base. For everybody else it is an ordinary space.
hashcatch-page-about-space-hash = A transaction space #. A token that stands here can be checked on a later turn. Whoever lands on an opponent’s token here tries a small hack.
hashcatch-page-about-ring-name = The ring
hashcatch-page-about-ring = 40 spaces on which tokens go round, either way. The aim is to stop exactly on a #.
hashcatch-page-about-token-base = It leaves with any roll; the start space counts as the first step.
hashcatch-page-about-token-ring = It goes exactly as far as the die says, either way.
hashcatch-page-about-token-hash = Its owner can check it: if digit and roll are both even or both odd, it goes on to the bank or to a hack.
hashcatch-page-about-token-bank = It waits for hashing, which begins when all three waiting places are taken.
hashcatch-page-about-token-chain = It scores as long as it stays there. Four tokens of one colour in the chain end the game.
hashcatch-page-about-token-risk = On its owner’s next turn it hacks row { $row }; hit or miss, it then goes home.
hashcatch-page-about-digit-own = Only you know its digit.
hashcatch-page-about-digit-open = Everyone has seen its digit.
hashcatch-page-about-digit-seen = You know its digit.
hashcatch-page-about-digit-hidden = You are not shown its digit.
hashcatch-page-about-base-name = Base: { $seat }
hashcatch-page-about-base = Tokens wait here, and come back here when they are forged or hacked out.
hashcatch-page-about-bank-name = Block bank
hashcatch-page-about-bank = Waiting places taken: { $count } of { $all }. When all are taken, hashing begins: the highest double takes the bonus space of row 1, the others the outer spaces.
hashcatch-page-about-berth = A genuine token takes the lowest free waiting place. With three tokens here, hashing begins.
hashcatch-page-about-chain-name = The blockchain
hashcatch-page-about-chain = Five rows. Each new row pushes those above the first gap one deeper: deeper rows are worth more and are harder to hack.
hashcatch-page-about-row = In it: { $tokens }.
hashcatch-page-about-row-empty = Empty: nothing to score and nothing to hack.
hashcatch-page-about-row-points = Points: { $points }
hashcatch-page-about-cell-outer = An outer space of the row: worth as many points as the row is deep.
hashcatch-page-about-cell-bonus = The bonus space: one point more than its neighbours. The winner of the hashing enters here.
hashcatch-page-about-code-name = Code of row { $row }
hashcatch-page-about-code = The sum of the row’s three digits. Whoever hacks the row has to roll it with two dice.
hashcatch-page-about-code-unknown = You are not shown all its digits.
hashcatch-page-about-tried = Tried in vain: { $sums }.
hashcatch-page-about-risk = ×{ $tries }: whoever attacks row { $row } from here may roll two dice { $tries } times for its code.
hashcatch-page-about-chance = Chance to crack it: { $chance }
hashcatch-page-about-die-name = Die
hashcatch-page-about-die = A token goes exactly that far.
hashcatch-page-about-die-last = The last roll. Before the next one, its purpose is said: to move, or to check.
hashcatch-page-about-trail-name = Last move
hashcatch-page-about-trail = The way that a token has just gone.
hashcatch-page-about-way-name = Possible move
hashcatch-page-about-way = The way that the token would go.
hashcatch-page-about-show-name = What happens here
hashcatch-page-about-show = Dice are being rolled.
hashcatch-page-about-do-roll = One die; then one of your tokens has to go exactly that far.
hashcatch-page-about-do-check = Roll one die: if roll and digit are both even or both odd, the token is genuine and goes on; otherwise it goes home. Everyone sees the digit.
hashcatch-page-about-do-move = The token goes as far as you rolled. A token in its way is pushed aside; on a # it comes to a small hack.
hashcatch-page-about-do-stop = Your turn ends without the second roll.
hashcatch-page-about-do-bank = Your token takes the lowest free waiting place; the third one there starts the hashing.
hashcatch-page-about-do-attack = Your token goes to the risk space of row { $row } and hacks it on your next turn: if the code is hit, all three tokens in it go home.
hashcatch-page-about-do-hack = Two dice, { $tries } tries: if one sum is the code of row { $row }, all three tokens in it go home. Yours goes home either way.
hashcatch-page-about-do-bonus = This token takes the bonus space in the middle of row 1, worth one point more than the others.

## What just happened, on the board

hashcatch-page-show-odd = odd
hashcatch-page-show-even = even
hashcatch-page-show-genuine = Genuine!
hashcatch-page-show-forged = Forged!
hashcatch-page-show-check = Check: { $seat }
hashcatch-page-show-small-hack = Small hack: { $seat }
hashcatch-page-show-opening = Who starts?
hashcatch-page-show-hashing = Hashing!
hashcatch-page-show-hashing-on = Tie: roll again
hashcatch-page-show-vain =
    { $count ->
        [one] One round without a double …
       *[other] { $count } rounds without a double …
    }
hashcatch-page-show-double = Double { $die }!
hashcatch-page-show-hack = Row { $row }, code { $code }
hashcatch-page-show-odds =
    { $tries ->
        [one] One try left, { $chance }
       *[other] { $tries } tries left, { $chance }
    }
hashcatch-page-show-tries =
    { $tries ->
        [one] One try left
       *[other] { $tries } tries left
    }
hashcatch-page-show-cracked = Cracked!
hashcatch-page-show-held = The row holds.
hashcatch-page-show-stuck = No move possible
hashcatch-page-show-ended = Four in the chain!

## Moments of a replay

hashcatch-page-moment-ended = The end
hashcatch-page-moment-cracked = A row is cracked
hashcatch-page-moment-hacked = A hack fails
hashcatch-page-moment-hashing = A new row
hashcatch-page-cheer-hashing = Into the chain!
hashcatch-page-cheer-cracked = Row cracked!

## Hints for a first game

hashcatch-page-hint-digits = Every token carries a digit from 1 to 4. Yours are visible to you alone, until a check shows them to everyone.
hashcatch-page-hint-roll = Tap the die to roll. Your tokens wait in the base; the start space counts as their first step.
hashcatch-page-hint-leave = Tap a token, then one of its two goals. You may go round either way: head for a #.
hashcatch-page-hint-way = Any of your tokens may go, either way, exactly as far as the die says. A # is where you want to end up.
hashcatch-page-hint-hash = You can land exactly on a #! From there, on a later turn, a token can pass its check and reach the block bank.
hashcatch-page-hint-small-hack = That # is taken. Land there all the same and the other digit is compared with your { $roll }: if it is not { $parity ->
        [odd] odd
       *[even] even
    } as well, that token goes home and the # is yours.
hashcatch-page-hint-push = The space is taken: the token there has to make room, and you decide which way.
hashcatch-page-hint-check = Your token is on a #. Check it: with the digit { $digit } you need an { $parity ->
        [odd] odd
       *[even] even
    } roll, so it works every second time. If it fails, the token goes home.
hashcatch-page-hint-again = After a 6 you may roll and move once more, once a turn.
hashcatch-page-hint-genuine = Genuine! In the bank your token waits to join the chain. Or send it to attack a row: the percentage is your chance to crack it.
hashcatch-page-hint-genuine-blind = Genuine! In the bank your token waits to join the chain. Or send it to attack a row: do you remember the three digits there?
hashcatch-page-hint-hack-blind = Two dice, { $tries } tries: if one sum is what the row’s three digits add up to, it falls apart. Your token goes home either way.
hashcatch-page-hint-hack = Two dice, { $tries } tries: if one sum is { $code }, the row falls apart. Your chance: { $chance }. Your token goes home either way.
hashcatch-page-hint-bonus = All three are yours, so no dice are needed: choose who takes the middle space, worth one point more.
hashcatch-page-hint-bank = As soon as three tokens wait in the bank they roll for doubles. The highest takes the bonus space, and all three enter row 1.
hashcatch-page-hint-row = Row 1 is filled: each space scores the number on it. The hashing’s winner took the middle and got a new token.
hashcatch-page-hint-sink = A new row pushes the older ones deeper. Deeper means more points, and fewer tries for hackers.
hashcatch-page-hint-attacked = Row { $row } is under attack, and one of your tokens is in it. If the attacker hits the sum of its digits, all three go home.
hashcatch-page-hint-end = Somebody needs just one more token in the chain: then the game ends at once, and the most points win.
