### Black Hat: sentences that only the page needs.
### Sentences with a player's name also work when that name is “You”.

blackhat-page-board = The Black Hat table: network, trick and cards.
blackhat-page-hand = Your cards. Arrow keys walk through them, the space bar picks a card, Enter plays, Escape cancels.
blackhat-page-hand-robot = The Robot’s cards. Arrow keys walk through them, the space bar picks a card, Enter plays, Escape cancels.
blackhat-page-hand-of = Cards: { $seat }
blackhat-page-hand-own = Your cards
blackhat-page-robot-yours = You play the Robot
blackhat-page-robot-theirs = Robot, played by: { $seat }

## Three pictures before the first game

blackhat-page-intro-goal = Bring your two pawns to the right, to spaces that cost little. A pawn on the Critical Asset ends the game. Fewest points win.
blackhat-page-intro-turn = Play one card, or several of the same rank. Only as many as were led can win: the highest, or with the Black Hat in the trick the lowest. Whoever wins moves a pawn along an arrow.
blackhat-page-intro-score = A round ends when somebody has no cards left. Then the dots on the cards in your hand and the numbers of the spaces under your pawns are your points.

## Cards and sets

blackhat-page-card = Card { $rank }
blackhat-page-card-label =
    { $open ->
        [yes] { $card }, traces { $traces }, known to all
       *[no] { $card }, traces { $traces }
    }
blackhat-page-set-one = a single { $rank }
blackhat-page-set-joker = a joker (rank 14)
blackhat-page-set-hat = the Black Hat (rank 14)
blackhat-page-set-wild =
    { $hat ->
        [yes] { $size } wild cards with the Black Hat (rank 14)
       *[no] { $size } jokers (rank 14)
    }
blackhat-page-set-many =
    { $size ->
        [2] two { $rank }s
        [3] three { $rank }s
        [4] four { $rank }s
        [5] five { $rank }s
        [6] six { $rank }s
        [7] seven { $rank }s
       *[other] { $size } × { $rank }
    }
blackhat-page-set-with =
    { $hat ->
        [yes] { $jokers ->
            [0] { $set }, one of them the Black Hat
            [1] { $set }, with a joker and the Black Hat
           *[other] { $set }, with { $jokers } jokers and the Black Hat
        }
       *[no] { $jokers ->
            [1] { $set }, one of them a joker
           *[other] { $set }, { $jokers } of them jokers
        }
    }

## Choosing cards

blackhat-page-tap-cards = Tap the cards that you want to play.
blackhat-page-play = Play
blackhat-page-unpick = Put back
blackhat-page-one-rank = “{ $given }” do not go together: one rank at a time. Only jokers and the hat fit in anywhere.
blackhat-page-not-yet =
    { $missing ->
        [1] One more card for a set of { $size }
       *[other] { $missing } more cards for a set of { $size }
    }
blackhat-page-stands-leads = You lead it: the highest wins.
blackhat-page-stands-leads-turned = You lead it with the hat: the lowest wins.
blackhat-page-stands-short =
    { $led ->
        [1] Cannot win: only single cards can, because one card was led.
       *[other] Cannot win: only sets of { $led } can, because { $led } cards were led.
    }
blackhat-page-stands-wins = Would win so far.
blackhat-page-stands-wins-turned = Lowest wins: would win so far.
blackhat-page-stands-loses = Beaten by { $set } – { $seat }.
blackhat-page-stands-loses-turned = Lowest wins: beaten by { $set } – { $seat }.

## The trick

blackhat-page-trick = Trick
blackhat-page-trick-empty = No cards yet. Leads: { $seat }.
blackhat-page-trick-last = Last trick
blackhat-page-trick-now = This trick
blackhat-page-trick-won = Trick won: { $seat }
blackhat-page-trick-won-why = Trick won: { $seat } – { $reason }
blackhat-page-reason-beats =
    { $size ->
        [1] { $set } beats { $other }
       *[other] { $set } beat { $other }
    }
blackhat-page-reason-beats-turned = the hat makes the lowest win: { $set } against { $other }
blackhat-page-reason-last = { $set }: of equal sets, the last one wins
blackhat-page-reason-alone =
    { $size ->
        [1] { $set }: nobody else played a single card
       *[other] { $set }: nobody else played { $size } of a kind
    }
blackhat-page-best = Wins so far: { $seat }
blackhat-page-best-turned = Lowest wins. So far: { $seat }
blackhat-page-leads = leads
blackhat-page-leads-label = Leads: { $seat }
blackhat-page-slot = { $seat }: { $set }
blackhat-page-slot-best = { $seat }: { $set }. Wins so far
blackhat-page-slot-won = { $seat }: { $set }. Won the trick
blackhat-page-slot-waiting = { $seat }: nothing yet
blackhat-page-take-all =
    { $traces ->
        [0] Take all { $count }
       *[other] Take all { $count } (traces +{ $traces })
    }
blackhat-page-keep-these =
    { $count ->
        [0] Hat alone (traces +{ $traces })
        [1] Hat and this card (traces +{ $traces })
       *[other] Hat and these { $count } (traces +{ $traces })
    }
blackhat-page-keep-given = Hat and { $cards } (traces +{ $traces })
blackhat-page-keep-choose =
    { $count ->
        [1] … or tap one card above to take along with the hat.
       *[other] … or tap { $count } cards above to take along with the hat.
    }
blackhat-page-pick-choose =
    { $count ->
        [1] Tap one card above to take along with the hat.
       *[other] Tap { $count } cards above to take along with the hat.
    }
blackhat-page-no-joker = Jokers come along only if you take all cards.
blackhat-page-hat-anyway = The Black Hat comes with you anyway: choose other cards.
blackhat-page-given-anyway = There is nothing to choose: these cards come with the hat.

## Buttons

blackhat-page-do-move =
    { $own ->
        [yes] Pawn { $pawn }: { $origin } → { $to }
       *[no] { $seat }, pawn { $pawn }: { $origin } → { $to }
    }
blackhat-page-do-send =
    { $own ->
        [yes] Send back your pawn { $pawn }: { $origin } → { $to }
       *[no] Send back { $seat }, pawn { $pawn }: { $origin } → { $to }
    }

## What is expected

blackhat-page-for-robot = Robot: { $words }
blackhat-page-expect-lead = Lead one card, or several of a kind.
blackhat-page-expect-set =
    { $size ->
        [1] Play one card.
       *[other] Play a set of { $size } cards.
    }
blackhat-page-expect-follow =
    { $led ->
        [1] Play one card.
        [2] Play one card, or two of a kind.
        [3] Play one card, or three of a kind.
        [4] Play one card, or four of a kind.
       *[other] Play one card, or { $led } of a kind.
    }
blackhat-page-expect-answer =
    { $led ->
        [1] Play one card, or several of a kind. One can win.
       *[other] Play one card, or several of a kind. Only { $led } can win.
    }
blackhat-page-expect-pickup = You won the hat. What do you pick up?
blackhat-page-expect-pick = Choose what comes with the hat. Still to choose: { $picks }.
blackhat-page-expect-hack = You won the trick: move a pawn.
blackhat-page-expect-service = Denial-of-Service: send a pawn back to a start space.
blackhat-page-expect-decoy = A Decoy! Choose the start space that your pawn goes back to.
blackhat-page-expect-exploit = Exploit: change a space’s value by one, or skip it.
blackhat-page-expect-randomize = Randomizer: draw a module and rebuild the network, or skip it.
blackhat-page-expect-lay = Lay the module on the network.
blackhat-page-expect-trace = You have a pawn on an Alarm: move the Tracer one step.

## Waiting for somebody else

blackhat-page-wait-robot = Deciding for the Robot: { $seat }.
blackhat-page-wait-lead = Leading a trick: { $seat }.
blackhat-page-wait-set = Choosing cards: { $seat }.
blackhat-page-wait-follow = Playing to the trick: { $seat }.
blackhat-page-wait-answer = Playing to the trick: { $seat }.
blackhat-page-wait-pickup = Picking up the hat: { $seat }.
blackhat-page-wait-pick = Picking up the hat: { $seat }.
blackhat-page-wait-hack = Moving a pawn: { $seat }.
blackhat-page-wait-service = Denial-of-Service! Whom does it send back? The choice is with: { $seat }.
blackhat-page-wait-decoy = Back to a start space from a Decoy: { $seat }.
blackhat-page-wait-exploit = Using an Exploit: { $seat }.
blackhat-page-wait-randomize = At a Randomizer: { $seat }.
blackhat-page-wait-lay = Laying a module: { $seat }.
blackhat-page-wait-trace = Moving the Tracer: { $seat }.

## Facts beside a name

blackhat-page-fact-cards =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
blackhat-page-fact-cards-about =
    { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
blackhat-page-fact-hat = Black Hat
blackhat-page-fact-hat-about = Wears the Black Hat
blackhat-page-fact-dealer = Dealer
blackhat-page-fact-dealer-about = Dealt this round
blackhat-page-fact-last = Last +{ $points }
blackhat-page-fact-last-about = Points of the last round: { $points }
blackhat-page-fact-target = Target { $target }
blackhat-page-fact-target-about = Status card: { $target }. The nearest total wins; now it is { $points }
blackhat-page-fact-out = Out
blackhat-page-fact-out-about = Out of the game: both pawns are in jail

## Points

blackhat-page-scores = Scores
blackhat-page-scores-round = Round { $round }
blackhat-page-scores-all = Whole game
blackhat-page-scores-fewest = Fewest points win.
blackhat-page-scores-celebrity = Whoever comes nearest to their own status card wins. Yours: { $target }.
blackhat-page-scores-celebrity-secret = Whoever comes nearest to their own status card wins.
blackhat-page-tally = If the round ended now, you would score { $points }.
blackhat-page-tally-all = If the round ended now:
blackhat-page-tally-spaces = spaces { $points }, cards unknown

## Memory aids

blackhat-aids-about = Everyone can look up the tricks of the round, the cards seen so far, and what is known of each hand.
blackhat-page-memory = Memory
blackhat-page-memory-close = Close the memory aids
blackhat-page-memory-cards = Cards seen
blackhat-page-memory-hands = Known of each hand
blackhat-page-memory-tricks = Tricks of this round
blackhat-page-memory-none = No trick has been won yet in this round.
blackhat-page-memory-card = { $card }: { $seen } of { $all } seen
blackhat-page-memory-unknown =
    { $count ->
        [one] one unknown card
       *[other] { $count } unknown cards
    }
blackhat-page-score-cards = Cards
blackhat-page-score-cards-about = Traces of the cards in hand
blackhat-page-score-spaces = Spaces
blackhat-page-score-spaces-about = Values of the spaces under the pawns
blackhat-page-score-floor = Min. 0
blackhat-page-score-floor-about = A round never counts below zero
blackhat-page-score-tile = Tile
blackhat-page-score-tile-about = What the secret tile changed
blackhat-page-score-round = Round
blackhat-page-score-total = Total
blackhat-page-score-player = Player
blackhat-page-scores-close = Close the scores

## Secret tiles

blackhat-page-revealed = The secret tile: { $tile }! { $about }
blackhat-page-event-turned = The card { $card } was turned over and counted off, to see who gets the Black Hat.
blackhat-page-scored = { $seat }: { $points } points this round, { $total } in all
blackhat-page-scored-cards = cards { $points }
blackhat-page-scored-spaces = spaces { $points }
blackhat-page-scored-tile = secret tile { $points }
blackhat-page-scored-floor = a round never counts below zero: +{ $points }
blackhat-page-tile-nsa = This round’s points are rounded to tens.
blackhat-page-tile-jackpot = Five points less for the pawn that got here.
blackhat-page-tile-sting = Five points more for the pawn that got here.
blackhat-page-tile-log-wipe = Cards in hand count nothing this time.
blackhat-page-tile-leak = Cards in hand count double this time.
blackhat-page-tile-decoy = Nothing here: the pawn goes back to the start, and the game goes on.

## The position in words

blackhat-page-sum-round = Round { $round }, dealt by: { $seat }.
blackhat-page-sum-hand = Your cards: { $cards }. Traces: { $traces }.
blackhat-page-sum-held =
    { $count ->
        [one] { $seat }: one card.
       *[other] { $seat }: { $count } cards.
    }
blackhat-page-sum-known =
    { $count ->
        [one] { $seat }: one card, known: { $cards }.
       *[other] { $seat }: { $count } cards, known of them: { $cards }.
    }
blackhat-page-sum-open = { $seat }: { $cards }.
blackhat-page-sum-set = In the trick, { $seat }: { $set }.

## When something is inspected

blackhat-page-about-here = Here: { $pawns }.
blackhat-page-about-value = Value { $value }
blackhat-page-about-traces = Traces { $traces }
blackhat-page-about-kind-host = An ordinary space: a pawn just stands here.
blackhat-page-about-kind-start = A start space: any number of pawns may stand here, but never both of one player.
blackhat-page-about-kind-asset = The first pawn that gets here ends the game.
blackhat-page-about-kind-asset-secret = The first pawn that gets here turns the secret tile, and the game ends, unless the tile is a Decoy.
blackhat-page-about-kind-alarm-lax = Without the Tracer an Alarm is an ordinary space.
blackhat-page-about-leads = Arrows lead to { $cells }.
blackhat-page-about-leads-nowhere = No whole arrow leads on.
blackhat-page-about-value-name = Value of { $cell }
blackhat-page-about-value-now = Whoever has a pawn here scores this at the end of each round. Few points are good.
blackhat-page-about-pawn-own = Yours.
blackhat-page-about-reach = Could go to { $cells }.
blackhat-page-about-stuck = Cannot go anywhere now.
blackhat-page-about-trapped = Trapped.
blackhat-page-about-module = A module: four cells laid over the board. It may break arrows at its edges, or complete others.
blackhat-page-about-drawn = This module was drawn and has to be laid now.
blackhat-page-about-area-name = Place for the module: { $cell }
blackhat-page-about-area = The module can be laid here, with its top left on this cell.
blackhat-page-about-network-name = The network
blackhat-page-about-network = Pawns go along the arrows from the start spaces on the left to the Critical Asset on the right.
blackhat-page-about-black-name = No space
blackhat-page-about-black = Nobody can stand here.
blackhat-page-about-cells-name = Names of the spaces
blackhat-page-about-cells = A letter for the column and a number for the row: so the log and the buttons name a space.
blackhat-page-about-arrow-name = Arrow
blackhat-page-about-arrow = A whole arrow: pawns follow it in this direction, one space a move, jumping over occupied ones.
blackhat-page-about-broken-name = Broken arrow
blackhat-page-about-broken = One half of this arrow is missing, so nobody can follow it.
blackhat-page-about-place-name = Place for a module
blackhat-page-about-place = One of the five marked places where modules may lie.
blackhat-page-about-ways-name = Possible ways
blackhat-page-about-ways = Where this pawn could go; jumps are drawn as arcs.
blackhat-page-about-trail-name = Last move
blackhat-page-about-trail = The way that has just been gone.
blackhat-page-about-track-name = The Tracer’s track
blackhat-page-about-track = A pawn on an Alarm puts the Tracer on this track of three steps, which leads to the Backdoor.
blackhat-page-about-jail = Pawns that the Tracer has met: each counts 5 at every scoring. Whoever has no pawn left on the board is out.
blackhat-page-about-tracer-name = The Tracer
blackhat-page-about-tile-name = Secret tile
blackhat-page-about-tile = The first pawn there turns it; it may change the points, or be a Decoy.
blackhat-page-about-card = Alone or with others of its rank it is a set. The highest set of the led size wins, of equal ones the last.
blackhat-page-about-card-joker = In a set it stands for any rank; alone it is a 14.
blackhat-page-about-card-hat = It counts as a joker, but turns the trick: the lowest wins, and the winner has to take the hat and some cards.
blackhat-page-about-held = Still in hand at the end of the round, it counts its traces against you.
blackhat-page-about-open = Everyone knows that it is in this hand.
blackhat-page-about-back-name = Face-down card
blackhat-page-about-back = Cards that you do not know in this hand: { $count } ({ $seat }).
blackhat-page-about-hand = Cards in hand: { $count }. What is left of them at the end of the round counts its traces.
blackhat-page-about-unknown = You do not know { $count } of them.
blackhat-page-about-trick-name = The trick
blackhat-page-about-led = Cards led: { $led }. Only sets of that size can win.
blackhat-page-about-trick = The highest rank wins, of equal ones the last. The winner moves a pawn and leads the next trick.
blackhat-page-about-trick-turned = The Black Hat is in it: the lowest rank wins, of equal ones the last, and the winner takes the hat.
blackhat-page-about-best = Winning so far: { $seat } with { $set }.
blackhat-page-about-slot-waiting = Has not played to this trick yet.
blackhat-page-about-slot-short = Cannot win: only sets of { $led } can, as many as were led.
blackhat-page-about-slot-best = Beats everything else in the trick so far.
blackhat-page-about-slot-beaten = Beaten by: { $best }.
blackhat-page-about-play = Plays the chosen cards into the trick. Choose one card, or several of a kind.
blackhat-page-about-pile = A card of the trick that you won: with the hat come all cards, or as many as were led.
blackhat-page-about-column-cards-name = Cards
blackhat-page-about-column-cards = Traces of the cards that were still in hand.
blackhat-page-about-column-spaces-name = Spaces
blackhat-page-about-column-spaces = Values of the spaces under both pawns; a jailed pawn counts 5.
blackhat-page-about-column-floor-name = At least 0
blackhat-page-about-column-floor = A round never counts below zero: this lifts it to zero.
blackhat-page-about-column-tile-name = Tile
blackhat-page-about-column-tile = What the secret tile changed.
blackhat-page-about-column-round-name = Round
blackhat-page-about-column-round = All points of this round.
blackhat-page-about-column-total-name = Total
blackhat-page-about-column-total = All rounds together.
blackhat-page-about-score = Points by where they come from; fewest are best, unless status cards are in play.
blackhat-page-about-last-trick-name = Last trick
blackhat-page-about-last-trick = Shows the last trick once more.
blackhat-page-about-sheet-name = Scores
blackhat-page-about-sheet = Shows where everyone’s points come from.
blackhat-page-about-whole = Shows the whole board, smaller, or goes back to the part that matters.
blackhat-page-about-do-lead = You say how many cards you lead.
blackhat-page-about-do-follow = You say how many cards you play.
blackhat-page-about-do-play = These cards go into the trick.
blackhat-page-about-do-take = All cards of the trick come into your hand, with their traces.
blackhat-page-about-do-keep = Only the hat and as many cards as were led come into your hand; the rest is discarded.
blackhat-page-about-do-pick = This card comes with the hat.
blackhat-page-about-do-move = The pawn goes along the arrows to this space, and the space takes effect.
blackhat-page-about-do-send = The pawn goes back to this start space.
blackhat-page-about-do-mark = A marker changes the value of this space by one.
blackhat-page-about-do-lay = The drawn module is laid here; pawns stay on their cells.
blackhat-page-about-do-trace = The Tracer goes here; pawns on this space go to jail.
blackhat-page-about-do-pass = Nothing happens here.
blackhat-page-about-do-randomize = A random module is drawn, and has to be laid.

## The end

blackhat-page-end-fewest = Fewest points win.
blackhat-page-end-celebrity = Whoever comes nearest to their own status card wins.
blackhat-page-end-status = Status cards: { $cards }.
blackhat-page-end-robot = The Robot’s total: { $points }.
blackhat-page-end-robot-won = The Robot won this one. Take a long, hard look in the mirror.

## Moments of a replay

blackhat-page-moment-ended = The end
blackhat-page-moment-revealed = The secret tile
blackhat-page-moment-eliminated = Somebody is out
blackhat-page-moment-jailed = The Tracer strikes
blackhat-page-moment-scored = A round is scored
blackhat-page-moment-hatted = A Black Hat trick
blackhat-page-cheer-hat = The hat is stolen!

## Hints for a first game

blackhat-page-hint-traces = The dots on a card are its traces: what you still hold when the round ends counts against you. Yours add up to { $traces } now.
blackhat-page-hint-lead = You lead. Tap a card, or several of the same rank, then Play. Whoever wins a trick moves a pawn; whoever gets rid of all cards ends the round.
blackhat-page-hint-lead-many = Several cards of one rank are hard to beat: only as many of the same or a higher rank can. And they shed traces faster.
blackhat-page-hint-follow-one = Everyone plays a card, and the highest wins the trick; of equal ones the last. You need not try to win.
blackhat-page-hint-follow-many =
    { $led ->
        [1] One card was led.
       *[other] { $led } of a kind were led. Only as many of a kind can win; otherwise throw in any one card.
    }
blackhat-page-hint-follow-any = As many or as few as you like, of one rank. But only { $led } of a kind can win, as many as were led.
blackhat-page-hint-hat = Wears the Black Hat: { $seat }. A trick with that card in it is turned upside down.
blackhat-page-hint-hat-mine = You have the Black Hat. Play it and the lowest cards win the trick, and whoever wins must take the hat along with some of the cards.
blackhat-page-hint-turned = The Black Hat is in: now the lowest wins, and the winner takes the hat and some cards in hand. Do you want that?
blackhat-page-hint-pickup = Take all cards to be strong in the next tricks, or only the hat and as many as were led. Each card has its traces.
blackhat-page-hint-hack = Winning a trick lets you hack: move one of your pawns along an arrow. Occupied spaces are jumped. The numbers count at the end of each round: low is good.
blackhat-page-hint-negative = On spaces with a negative value pawns are not safe: the winner of a trick may move them on, whoever they belong to.
blackhat-page-hint-asset = The Critical Asset is within reach! A pawn there ends the game. Go if your points are the fewest.
blackhat-page-hint-honeypot = A Honeypot has a nice value, but a pawn never gets out of it again.
blackhat-page-hint-service-near = Denial-of-Service: whoever enters it sends another pawn back to the start, but is trapped there.
blackhat-page-hint-alarm = An Alarm traps your pawn and sets the Tracer loose. From then on you move it whenever you win a trick.
blackhat-page-hint-exploit-near = An Exploit lets you change a space’s value by one.
blackhat-page-hint-randomizer-near = A Randomizer lets you draw a module that rebuilds a part of the network.
blackhat-page-hint-cache = Caches have low or negative values, so they cost you little or even take points off. But where the value is negative, others may move your pawn on.
blackhat-page-hint-service = Choose a pawn to send back. It goes to a start space, and its way begins anew.
blackhat-page-hint-decoy = The tile was a Decoy: the game goes on, and your pawn goes back to a start space.
blackhat-page-hint-exploit = Make your own space cheaper, or one with somebody else on it more expensive. A value below zero lets others move the pawn there.
blackhat-page-hint-randomizer = A module covers four spaces and changes arrows at its edges. Only arrows with both halves can be followed.
blackhat-page-hint-trace = The Tracer goes to a neighbouring space, as a rule not back towards the start. Pawns that it meets go to jail: 5 points each round.
blackhat-page-hint-tracer = The Tracer is out. Whoever has a pawn on an Alarm and wins a trick moves it, and pawns that it meets go to jail.
blackhat-page-hint-robot = With two of you there is a Robot. In this trick you play its cards, which everyone sees: it may win tricks, and even the game.
blackhat-page-hint-score = A round is over when somebody has no cards left. Everyone gets the traces in hand and the values under both pawns. Pawns stay where they are.
blackhat-page-hint-end = A pawn is close to the Critical Asset. As soon as one gets there the game is over, and the fewest points win.
blackhat-page-hint-celebrity = Not the fewest points win: you want to end up as near to { $target } as you can.

## The network

blackhat-page-net = The network. Arrow keys walk through what you can choose, or from pawn to pawn; Enter confirms, Escape cancels.
blackhat-page-net-map = All spaces and where their arrows lead
blackhat-page-net-whole = Show the whole board
blackhat-page-net-jail = Jail
blackhat-page-net-tracer = the Tracer

blackhat-page-net-kind-host = Host
blackhat-page-net-kind-cache = Cache
blackhat-page-net-kind-backdoor = Backdoor
blackhat-page-net-kind-public = Public Server
blackhat-page-net-kind-asset = Critical Asset
blackhat-page-net-kind-service = Denial-of-Service
blackhat-page-net-kind-alarm = Alarm
blackhat-page-net-kind-honeypot = Honeypot
blackhat-page-net-kind-exploit = Exploit
blackhat-page-net-kind-randomizer = Randomizer

blackhat-page-net-module-1a = Firewall
blackhat-page-net-module-1b = Load balancer
blackhat-page-net-module-2a = Mail gateway
blackhat-page-net-module-2b = Open relay
blackhat-page-net-module-3a = Sandbox
blackhat-page-net-module-3b = Tar pit
blackhat-page-net-module-4a = Botnet
blackhat-page-net-module-4b = Flood
blackhat-page-net-module-5a = Intrusion detection
blackhat-page-net-module-5b = Trip wire
blackhat-page-net-module-6a = Cloud
blackhat-page-net-module-6b = Virtual machine
blackhat-page-net-module-7a = Dead end
blackhat-page-net-module-7b = Crossover
blackhat-page-net-module-8a = Vault
blackhat-page-net-module-8b = Archive

## Choosing on the network

blackhat-page-net-pawn = Pawn { $pawn } ({ $seat })
blackhat-page-net-own-pawn = Pawn { $pawn }
blackhat-page-net-space = { $cell }, { $kind }, value { $value }
blackhat-page-net-black = { $cell }, no space
blackhat-page-net-taken = { $space }. Here: { $pawns }
blackhat-page-net-take = { $pawn }, { $space }. Can go to { $cells }
blackhat-page-net-goal = { $action }: { $space }
blackhat-page-net-change = Change the value of { $space }
blackhat-page-net-move = { $pawn } from { $origin } to { $to }
blackhat-page-net-send = { $pawn } back from { $origin } to { $to }
blackhat-page-net-lay = Lay { $module } with its top left on { $to }
blackhat-page-net-look = { $pawn }: { $space }. Could go to { $cells }.
blackhat-page-net-look-only = { $pawn }: { $space }.
blackhat-page-net-look-stuck = { $pawn }: { $space }. Cannot go anywhere now.
blackhat-page-net-look-trapped = { $pawn }: { $space }. Trapped.

blackhat-page-net-ask-change = New value?
blackhat-page-net-ask-randomize = Use the Randomizer?

## The network in words

blackhat-page-net-tracer-home = The Tracer is not out yet.
blackhat-page-net-tracer-at = The Tracer: { $place }.
blackhat-page-net-tile = Secret Critical Asset, turned: { $tile }.
blackhat-page-net-tile-down = A secret tile lies face down on the Critical Asset.
blackhat-page-net-module-at = Module { $module } lies on { $from } to { $to }.
blackhat-page-net-marked = Markers on { $cell }: { $change }.
blackhat-page-net-leads = { $space }: leads to { $cells }.
blackhat-page-net-leads-nowhere = { $space }: leads nowhere.
