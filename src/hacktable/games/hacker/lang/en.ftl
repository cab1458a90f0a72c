### Hacker in English.
### Sentences with a player's name also work when that name is “You”: hence the past tense, and names in brackets.

hacker-title = Hacker
hacker-summary = Slip viruses onto the others’ accounts while they look away, and find out who put those on yours.

## Options

hacker-option-tempo = Tempo
hacker-option-tempo-about = Live: hands and eyes in real time. Step by step: everyone chooses in secret, then everything happens together.
hacker-option-tempo-live = Live
hacker-option-tempo-step = Step by step
hacker-option-magnetic = Magnetic interference
hacker-option-magnetic-about = For the last round all accounts are turned face down: do you remember which are yours?
hacker-option-cryptography = Cryptography
hacker-option-cryptography-about = Notes of 1 protect an account, notes of 3 cancel that.
hacker-option-hand_speed = Speed of hands
hacker-option-hand_speed-about = How far a hand travels in a tenth of a second; the table is 200 wide.
hacker-option-gaze_speed = Speed of eyes
hacker-option-gaze_speed-about = How far the eyes travel in a tenth of a second.
hacker-option-gaze_radius = Size of the gaze
hacker-option-gaze_radius-about = How far you see around the point that you look at.
hacker-option-walker_gaze = The walker’s gaze
hacker-option-walker_gaze-about = The same for whoever walks and looks back.
hacker-option-walk_seconds = Way to the bank
hacker-option-walk_seconds-about = In seconds; twice as many for whoever faces the table.
hacker-option-walk_limit = Time to walk
hacker-option-walk_limit-about = A walker who dawdles is moved to the bank and back after this many seconds.
hacker-option-place_limit = Time to place a note
hacker-option-place_limit-about = After this many seconds the note is placed for whoever came back.

## Calls: said with one tap

hacker-call-saw = I saw that!
hacker-call-not-me = It wasn’t me!
hacker-call-look = Look over there!
hacker-call-hands-off = Hands off!
hacker-call-who-was-that = Who was that?
hacker-call-trust-me = Trust me.
hacker-call-caught = Caught you!
hacker-call-laugh = Hahaha!
hacker-call-point = It was { $name }!
hacker-call-point-you = It was you!

## Refusals

hacker-no-account = { $given }: accounts are numbered from 1 to { $accounts }.
hacker-no-seat = { $given }: there are only { $players } players.
hacker-place-now = { $given }: first place your note under one of your accounts.
hacker-place-own = { $given }: account { $account } is not yours, and your note would be lost.
hacker-walk-now = { $given }: you are about to walk to the bank; choose how.
hacker-window-now = { $given }: choose what your hands do and what you watch.
hacker-slip-away = { $given }: you are not at the table.
hacker-slip-hands = { $given }: both your hands have something to do.
hacker-slip-none = { $given }: you have no virus left for that; in hand: { $viruses }.
hacker-slip-same = { $given }: your other hand puts a virus on account { $account } already; a second one can follow in the next window.
hacker-slip-rising = { $given }: name accounts in rising order; the first one was { $account }.
hacker-follow-self = { $given }: you know what your own hands do.
hacker-follow-walker = { $given }: player { $seat } is not at the table.
hacker-drop-away = { $given }: you are not at the table.
hacker-drop-late = { $given }: the last walker is back, and no more viruses are placed.
hacker-drop-empty = { $given }: there is no virus in that hand; let it fetch one.
hacker-drop-nowhere = { $given }: that hand is over no account.
hacker-flow-now = { $given }: move your hands and eyes, and let viruses fall.
hacker-place-under = { $given }: move a hand to account { $account } first.
hacker-protect-now = { $given }: choose the infected account that you protect next.
hacker-protect-own = { $given }: account { $account } is not yours.
hacker-protect-infected = { $given }: there is no virus on account { $account }.
hacker-name-now = { $given }: name the player whose virus it is.
hacker-take-now = { $given }: take a note, or none.
hacker-no-note = { $given }: there is no note of { $value } under account { $account }.

## What is expected

hacker-expect-dealt = Place your notes under your accounts.
hacker-expect-walk = Walk to the bank, forwards or backwards.
hacker-expect-window = Choose what your hands do, and what you watch.
hacker-expect-home = Place your note under an account.
hacker-expect-choose = Choose the account that you protect next.
hacker-expect-name = Whose virus is it? Name a player.
hacker-expect-take = Take a note, or none.
hacker-expect-loot = Place the note that you took.
hacker-expect-flow = Move your hands and eyes.
hacker-expect-over = The game is over.

## What is at stake

hacker-stake-right = Right
hacker-stake-wrong = Wrong, at worst
hacker-stake-worst = At worst
hacker-stake-taken = Taken
hacker-prospect-named = Your suspicion is right
hacker-reason-away = Was on the way to the bank when the virus came.
hacker-reason-ruled-out = What you have seen rules this player out.
hacker-reason-only = Nobody else can have put it there.
hacker-reason-seen = Put one of the { $viruses } viruses there that came together.
hacker-reason-may = One of { $may } players who can have put it there.
hacker-reason-pile =
    { $viruses ->
        [one] One virus lies there
       *[other] { $viruses } viruses lie there
    }: { $known ->
        [0] nothing tells whose they are.
       *[other] known whose they are: { $known }.
    }
hacker-reason-place =
    { $viruses ->
        [0] No virus lies on it.
        [one] One virus lies on it.
       *[other] { $viruses } viruses lie on it.
    }
hacker-reason-owner-here = Its owner is at the table and may be watching.
hacker-reason-owner-away = Its owner is away and cannot see it.
hacker-reason-money = Your money under it: { $money }.

## Points

hacker-source-ones = Notes of 1
hacker-source-twos = Notes of 2
hacker-source-threes = Notes of 3

## Names

hacker-stage-leaving = leaving
hacker-stage-backing = walking backwards
hacker-stage-bank = at the bank
hacker-stage-returning = returning
hacker-picture-round = Round { $round }
hacker-picture-bank = Notes in the bank: { $notes }
hacker-picture-face-down = face down
hacker-picture-viruses = viruses: { $viruses }

## Actions

hacker-do-slip = Slip a virus onto account { $account }
hacker-do-watch = Watch account { $account }
hacker-do-follow = Watch the hands of player { $seat }
hacker-do-walk =
    { $way ->
        [forwards] Walk forwards
       *[backwards] Walk backwards
    }
hacker-do-place = Place the note under account { $account }
hacker-do-protect = Protect account { $account }
hacker-do-name = Name player { $seat }
hacker-do-take = Take a note of { $value }
hacker-do-decline = Take no note
hacker-do-drop = Drop with hand { $hand }
hacker-do-steer = Hand { $hand } to { $x }, { $y }
hacker-do-look = Look at { $x }, { $y }
hacker-do-face =
    { $side ->
        [bank] Face the bank
       *[table] Face the table
    }

## The lesson

hacker-lesson-walk = One after another everyone fetches notes from the bank, and the richest wins. Now you walk, and the table is behind you. Turn round to see it.
hacker-lesson-walk-done = You see the table, but you walk half as fast.
hacker-lesson-bank = Face the bank again: only then do you get your note, and you are back sooner.
hacker-lesson-bank-done = You are back with a note worth 3.
hacker-lesson-place = Put it under one of your own accounts. Choose one: a hand takes the note there.
hacker-lesson-place-done = It lies there, and nobody knows where. Now { $b } walks.
hacker-lesson-look = You see only what is lit: that is your gaze. Move it to the marked account, one of yours.
hacker-lesson-look-done = Whoever is at the table may slip viruses onto accounts.
hacker-lesson-watch = Keep looking there, and see what happens.
hacker-lesson-watch-done = { $c } has slipped a virus onto your account, and you saw it!
hacker-lesson-slip = Now you: { $b } is away, { $c } looks elsewhere. Choose the marked account ({ $c }): a hand goes there. Choose it again, and a virus drops.
hacker-lesson-slip-done = Done, and nobody saw it.
hacker-lesson-home = { $b } comes home. When the last walker has placed a note, everyone protects their accounts.
hacker-lesson-home-done = { $c } named { $b } for your virus. Wrong!
hacker-lesson-take = So you may take a note from that account. Take the 3, then put it under the marked account of yours.
hacker-lesson-take-done = The note is yours.
hacker-lesson-name = Now the virus on your account. Whose is it? You have seen it: name { $c }.
hacker-lesson-name-done = Right! The attack is parried, and your notes stay where they are.
hacker-lesson-end = That was one round; a game has four. There, time does not wait: keep your eyes open.

## Events

hacker-event-scattered = Account { $account }: { $seat }.
hacker-event-note = Your note: { $value }.
hacker-event-placed = { $seat } placed a note.
hacker-event-stashed = You put a { $value } under account { $account }.
hacker-event-round = Round { $number }. First: { $seat }.
hacker-event-turned =
    { $side ->
        [down] All accounts were turned face down.
       *[up] All accounts were turned face up.
    }
hacker-event-left =
    { $way ->
        [forwards] { $seat } left for the bank, walking forwards.
       *[backwards] { $seat } left for the bank, walking backwards.
    }
hacker-event-slipped = Your virus is on its way to account { $account }.
hacker-event-watching = You watch account { $account }.
hacker-event-following = You watch { $seat }.
hacker-event-ready = Ready: { $seat }.
hacker-event-passed =
    { $stage ->
        [leaving] The walker has left.
        [backing] The walker goes on, backwards.
        [bank] The walker has been at the bank.
       *[returning] The walker is back.
    }
hacker-event-grew = Viruses on account { $account }: { $viruses } more.
hacker-event-saw = You saw it: { $seat } put a virus on account { $account }.
hacker-event-nothing = You saw nothing happen.
hacker-event-faced =
    { $side ->
        [bank] The walker faces the bank.
       *[table] The walker faces the table.
    }
hacker-event-moving =
    { $hand ->
        [3] You look at { $x }, { $y }.
       *[other] Your hand { $hand } goes to { $x }, { $y }.
    }
hacker-event-returned = Back in the seat: { $seat }.
hacker-event-fetched = { $seat } took a note from the bank.
hacker-event-protecting = Next in protection: account { $account } ({ $seat }).
hacker-event-thrown = Cryptography threw viruses off account { $account }: { $viruses }.
hacker-event-named =
    { $outcome ->
        [right] { $seat } named { $suspect }: right!
        [wrong] { $seat } named { $suspect }, but the virus belongs to: { $by }.
       *[own] { $seat } named { $suspect }, but it was the account owner’s own virus.
    }
hacker-event-looked = Under account { $account }: notes of 1: { $ones }, of 2: { $twos }, of 3: { $threes }.
hacker-event-took = { $seat } took a note from under account { $account }.
hacker-event-lost = You lost a { $value } from under account { $account }.
hacker-event-declined = { $seat } took no note.
hacker-event-aside = No note is left under account { $account }. Viruses put aside: { $viruses }.
hacker-event-counted = { $seat }: { $money } in all.
