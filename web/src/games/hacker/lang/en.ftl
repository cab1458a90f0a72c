### Hacker: sentences that only the page needs.
### Sentences with a player's name also work when that name is “You”.

## The table: what lies on it

hacker-page-table = The Hacker table. Arrow keys walk from account to account and from player to player, Enter confirms, Escape cancels.
hacker-page-account = Account { $account }, { $seat }
hacker-page-account-own = Account { $account }, yours
hacker-page-account-down = Face-down account, place { $place }
hacker-page-the-account = account { $account } ({ $seat })
hacker-page-the-account-own = your account { $account }
hacker-page-the-account-down = the face-down account at place { $place }
hacker-page-account-place = place { $place }
hacker-page-pile =
    { $viruses ->
        [0] no virus
        [one] one virus
       *[other] { $viruses } viruses
    }
hacker-page-pile-stale =
    { $viruses ->
        [0] no virus when you last looked
        [one] one virus when you last looked
       *[other] { $viruses } viruses when you last looked
    }
hacker-page-notes = notes under it: { $notes }
hacker-page-encryption =
    { $viruses ->
        [one] cryptography throws one virus out
       *[other] cryptography throws { $viruses } viruses out
    }
hacker-page-note-count =
    { $count ->
        [one] a { $value }
       *[other] { $count } × { $value }
    }
hacker-page-virus-place =
    { $place ->
        [1] On top
        [2] Second
        [3] Third
       *[other] Number { $place }
    }
hacker-page-when =
    { $stage ->
        [leaving] placed on the way to the bank ({ $seat })
        [backing] placed on the walk backwards ({ $seat })
        [bank] placed during the stop at the bank ({ $seat })
       *[returning] placed on the way back ({ $seat })
    }
hacker-page-when-live = noticed on the walk of { $seat }
hacker-page-know-none = No virus lies here.
hacker-page-know-batch = one of { $count } that came together
hacker-page-know-group = { $count } came together
hacker-page-know-seen = seen: { $names }
hacker-page-know-cleared = ruled out: { $names }
hacker-page-seat-away = away
hacker-page-seat-ready = ready
hacker-page-seat-choosing = still choosing
hacker-page-bank-left =
    { $notes ->
        [one] One note left in the bank
       *[other] { $notes } notes left in the bank
    }
hacker-page-round = Round { $round } of { $rounds }
hacker-page-round-brief = { $round }/{ $rounds }
hacker-page-phase-dealt = The first notes
hacker-page-phase-protection = Protection
hacker-page-walk =
    { $stage ->
        [leaving] { $way ->
            [forwards] { $seat }: leaving for the bank
           *[backwards] { $seat }: leaving for the bank, backwards
        }
        [backing] { $seat }: on the way, looking back
        [bank] { $seat }: at the bank
       *[returning] { $way ->
            [forwards] { $seat }: on the way back
           *[backwards] { $seat }: on the way back, eyes on the table
        }
    }

## Three pictures before the first game

hacker-page-intro-goal = Gather notes under your three accounts. After four rounds, whoever has the most money wins.
hacker-page-intro-turn = One after another, everyone walks to the bank for a note. Those at the table may slip viruses onto others' accounts; whoever looks there sees it.
hacker-page-intro-score = Then you name who put each virus on your accounts. If you are right, nothing happens. If you are wrong, its owner takes a note from under that account.

## The table: making a plan

hacker-page-tools = Your plan for this window
hacker-page-tool-hand = Hands
hacker-page-tool-hand-about = Choose accounts for your hands
hacker-page-tool-eye = Eye
hacker-page-tool-eye-about = Choose what you watch
hacker-page-tool-none = choose …
hacker-page-tool-still = still
hacker-page-tool-empty = empty
hacker-page-tool-away = away
hacker-page-steady = Keep watching
hacker-page-steady-about = Until the round ends, windows pass by themselves: hands still, eyes where they are
hacker-page-done = Done
hacker-page-done-first = First choose what you watch
hacker-page-eye-seat = the hands of { $seat }
hacker-page-plan-hands =
    { $count ->
        [one] One hand with a virus: { $accounts }.
       *[other] Two hands with viruses: { $accounts }.
    }
hacker-page-plan-still = Your hands keep still.
hacker-page-plan-eye = You watch: { $target }.
hacker-page-plan-blind = You are not watching anything yet.
hacker-page-wasted = Account { $account } is yours: a virus there does nothing and is merely wasted.
hacker-page-saw =
    { $own ->
        [yes] You saw it: { $seat } slipped a virus onto your account { $account }!
       *[no] You saw it: { $seat } slipped a virus onto account { $account }.
    }
hacker-page-saw-nothing = You watched { $target }: nothing happened.
hacker-page-forwards = Walk forwards
hacker-page-forwards-about = Quick, but you see nothing of the table.
hacker-page-backwards = Walk backwards
hacker-page-backwards-about = One window longer, but you watch twice.
hacker-page-your-notes =
    { $notes ->
        [one] Your note
       *[other] Your notes
    }
hacker-page-note = A note of { $value }
hacker-page-note-first = placed first
hacker-page-crypto = Cryptography: each 1 under an account throws one virus out, each 3 cancels a 1.

## The table: protection

hacker-page-stage = Protecting { $account }
hacker-page-pile-left =
    { $viruses ->
        [one] The last virus of the pile
       *[other] { $viruses } viruses in the pile
    }
hacker-page-verdict-seen = seen
hacker-page-verdict-among = one of { $count } viruses
hacker-page-verdict-away = was away
hacker-page-verdict-cleared = ruled out
hacker-page-verdict-possible = possible
hacker-aids-about = For beginners: the page remembers who was seen where, and says so when a virus has to be named. Otherwise it is up to you.
hacker-page-face = { $seat }: { $verdict }
hacker-page-show-right = Parried!
hacker-page-show-wrong = Wrong: it was { $by }
hacker-page-show-own = A virus of your own: it takes nothing
hacker-page-show-own-other = A virus of the account’s owner ({ $by }): it takes nothing
hacker-page-show-thrown =
    { $viruses ->
        [one] Cryptography: one virus thrown out
       *[other] Cryptography: { $viruses } viruses thrown out
    }
hacker-page-show-aside =
    { $viruses ->
        [one] No note left: the last virus is put aside unseen
       *[other] No note left: { $viruses } viruses put aside unseen
    }
hacker-page-show-empty = { $accounts } accounts without a note: { $viruses } viruses put aside unseen
hacker-page-show-took = { $seat }: one note richer
hacker-page-show-declined = { $seat }: no, thanks
hacker-page-show-round = Round { $round }
hacker-page-show-round-first = First: { $seat }
hacker-page-show-round-you = You walk first
hacker-page-show-down = Magnetic interference
hacker-page-show-down-about = Every account face down. Which were yours?
hacker-page-show-up = Face up again
hacker-page-takes = { $seat } looks under account { $account }
hacker-page-count = Counting the money

## The table: buttons

hacker-page-do-slip = Slip a virus onto account { $account }
hacker-page-do-slip-down = Slip a virus onto the face-down account at place { $place }
hacker-page-do-watch = Watch account { $account }
hacker-page-do-watch-down = Watch the face-down account at place { $place }
hacker-page-do-follow = Watch the hands of { $seat }
hacker-page-do-walk =
    { $way ->
        [forwards] Walk forwards
       *[backwards] Walk backwards
    }
hacker-page-do-place = Place your { $value } under account { $account }
hacker-page-do-place-down = Place your { $value } under the face-down account at place { $place }
hacker-page-do-protect = Protect account { $account }
hacker-page-do-name = It was { $seat }
hacker-page-do-take = Take a { $value }
hacker-page-do-decline = Take nothing

## The table: what is expected

hacker-page-expect-place =
    { $notes ->
        [one] Place your { $value } under one of your accounts.
       *[other] Place your { $value } under one of your accounts; the other note comes next.
    }
hacker-page-expect-place-down = Place your { $value }. Which of these accounts is yours?
hacker-page-expect-walk = Your walk to the bank: forwards or backwards?
hacker-page-expect-window = { $walk }. Your plan?
hacker-page-expect-look-back = You look back: what do you watch?
hacker-page-expect-choose = Viruses on several of your accounts: which one is first?
hacker-page-expect-name = Account { $account }: whose virus is it? Point at somebody.
hacker-page-expect-take = Your virus was not recognised! Take a note from under account { $account }, or none.
hacker-page-wait-dealt = Placing their first notes: { $names }.
hacker-page-wait-walk = About to walk to the bank: { $seat }.
hacker-page-wait-window =
    { $count ->
        [0] { $walk }.
       *[other] { $walk }. Still choosing: { $names }.
    }
hacker-page-wait-home = Back with a note, choosing where to put it: { $seat }.
hacker-page-wait-choose = Choosing the account to protect: { $seat }.
hacker-page-wait-name = Account { $account }: { $seat } looks round. Whose virus is it?
hacker-page-wait-take = Looking under account { $account }: { $seat }.
hacker-page-wait-loot = Hiding the loot: { $seat }.

## The table: facts beside a name

hacker-page-fact-notes =
    { $notes ->
        [one] 1 note
       *[other] { $notes } notes
    }
hacker-page-fact-notes-about =
    { $notes ->
        [one] One note placed under accounts, as far as everyone knows
       *[other] { $notes } notes placed under accounts, as far as everyone knows
    }
hacker-page-fact-viruses =
    { $viruses ->
        [one] 1 virus
       *[other] { $viruses } viruses
    }
hacker-page-fact-viruses-about = Viruses in hand: { $viruses } of { $all }
hacker-page-fact-traced = { $traced }/{ $named } guessed right
hacker-page-fact-traced-about = Guessed right: { $traced } of { $named }
hacker-page-badge-walker = on the way to the bank

## The table: log lines; the “untold” ones are for games in which accounts will lie face down

hacker-page-told-protecting = Next in protection: account { $account } ({ $seat }).
hacker-page-told-left = { $seat } left for the bank.
hacker-page-told-empty =
    { $count ->
        [one] No note left under account { $accounts }. Viruses put aside: { $viruses }.
       *[other] No note left under accounts { $accounts }. Viruses put aside: { $viruses }.
    }
hacker-page-untold-stashed = You put a { $value } under an account.
hacker-page-untold-protecting = Next in protection: { $seat }.
hacker-page-untold-took = { $seat } took a note from under the account.
hacker-page-untold-lost = You lost a { $value } from under the account.

## When something is inspected

hacker-page-about-money = Money { $money }
hacker-page-about-account-own = Yours: what lies under it counts for you at the end. For each virus whose owner you do not name, one note goes.
hacker-page-about-account-other = A virus of yours on it may win you one of the notes under it, if its owner names somebody else.
hacker-page-about-account-down = It lies face down: nobody is shown whose it is until protection.
hacker-page-about-notes = Notes under it: { $notes }.
hacker-page-about-thrown = Cryptography throws out viruses: { $viruses }.
hacker-page-about-table-name = The table
hacker-page-about-table = Everyone’s three accounts lie on it, and everyone reaches all of them.
hacker-page-about-gaze-name = Your gaze
hacker-page-about-gaze = Inside it you see hands and piles as they are; outside, piles as you last saw them.
hacker-page-about-eyes-name = Gaze
hacker-page-about-eyes = Somebody looks here: what happens in this light is seen.
hacker-page-about-planned-name = Your plan
hacker-page-about-planned = This hand will slip a virus here when everyone is ready.
hacker-page-about-caught-name = Something seen
hacker-page-about-caught = A virus fell here, and you saw it.
hacker-page-about-glove-name = Hand: { $seat }
hacker-page-about-glove = A hand over the table. Whether there is a virus in it nobody can tell.
hacker-page-about-seat = Watch this seat to see where both hands go.
hacker-page-about-seat-live = Look here to see how many viruses are left in this hand, and where its player looks.
hacker-page-about-seat-away = Away, on the walk to the bank: sees little or nothing of the table.
hacker-page-about-round = There are four rounds; then the money under the accounts is counted.
hacker-page-about-round-magnetic = In the last one all accounts lie face down.
hacker-page-about-walker-past = Has been to the bank in this round.
hacker-page-about-walker-now = Walks to the bank now.
hacker-page-about-walker-next = Is still to walk to the bank in this round.
hacker-page-about-way-name = The walk to the bank
hacker-page-about-way = Whoever walks sees the table only by going backwards, which takes longer.
hacker-page-about-protection = Whoever has viruses on an account names somebody for each, from the top: right, and it is parried; wrong, and its owner may take a note.
hacker-page-about-bank-name = The bank
hacker-page-about-bank = In each round everyone walks there once and brings back the top note.
hacker-page-about-face = Named for this virus: if it is theirs, it is parried; if not, its owner may take a note from under the account.
hacker-page-about-note = It goes under one of your own accounts, and only you know what lies there.
hacker-page-about-hand = It travels at limited speed; a virus falls where the hand is, at one press.
hacker-page-about-told-name = What you saw last
hacker-page-about-told = Only who watches the right thing sees who slips a virus.
hacker-page-about-corridor-name = The corridor
hacker-page-about-corridor = You are on your way to the bank or back. Facing the table you see it, and walk half as fast.
hacker-page-about-turn-name = Turn round
hacker-page-about-turn = Towards the bank you are fast and blind, towards the table slow and watchful. The note is taken facing the bank.
hacker-page-about-lesson-name = First steps
hacker-page-about-lesson = One small task after another shows how hands and eyes work.
hacker-page-about-tool-hand-name = Hands
hacker-page-about-tool-hand = Each hand may slip one virus onto an account in this window, the two onto two different ones.
hacker-page-about-tool-eye-name = Eye
hacker-page-about-tool-eye = You watch one thing: an account, to see who puts viruses there, or a seat, to see where its hands go.
hacker-page-about-tool-done-name = Done
hacker-page-about-tool-done = Your plan stands. When everyone is done, everything happens together. First choose what you watch.
hacker-page-about-do-slip = A hand puts a virus there, face down; whoever watches that account or you sees it.
hacker-page-about-do-drop = The virus falls where the hand is; whoever looks there sees whose hand it was.
hacker-page-about-do-watch = You see who puts a virus there in this window.
hacker-page-about-do-follow = You see where these hands put viruses in this window.
hacker-page-about-do-walk = Forwards is quick and blind. Backwards takes one window more, and you watch twice.
hacker-page-about-do-place = The note goes there and stays.
hacker-page-about-do-protect = Its viruses are met now, from the top.
hacker-page-about-do-name = Right, and the virus is parried. Wrong, and its owner may take one note from under your account.
hacker-page-about-do-take = This note becomes yours, and goes under one of your accounts.
hacker-page-about-do-decline = You take nothing.

## The table: the end, and moments of a replay

hacker-page-ending = After { $rounds } rounds everyone turned over the accounts: the richest wins.
hacker-page-ending-traced = Best nose: { $seat }, with { $traced } of { $named } guessed right.
hacker-page-finale = How it ended
hacker-page-finale-round = The last round
hacker-page-finale-count = The count
hacker-page-finale-account = Account { $account }: { $notes }
hacker-page-awards = Awards
hacker-page-award-coldest-hands = Coldest hands
hacker-page-award-coldest-hands-about = Viruses that nobody traced: { $count }
hacker-page-award-longest-fingers = Longest fingers
hacker-page-award-longest-fingers-about = Notes taken: { $count }
hacker-page-award-sharpest-eye = Sharpest eye
hacker-page-award-sharpest-eye-about = Viruses traced: { $count }
hacker-page-award-blindest-eye = Blindest eye
hacker-page-award-blindest-eye-about = Wrong names: { $count }
hacker-page-award-open-vault = Open vault
hacker-page-award-open-vault-about = Notes lost: { $count }
hacker-page-award-scapegoat = Scapegoat
hacker-page-award-scapegoat-about = Named, and it was somebody else: { $count }
hacker-page-award-own-goal = Own goal
hacker-page-award-own-goal-about = Viruses on own accounts: { $count }
hacker-page-moment-round = A round begins
hacker-page-moment-right = A virus is traced
hacker-page-cheer-heist = The perfect heist!
hacker-page-hearing = Whose virus is it? Point at somebody before { $name } names one. You may lie.
hacker-page-hearing-own = Whose virus is it? The others may point at somebody before you name one.
hacker-page-moment-wrong = A note is stolen
hacker-page-moment-turned = Magnetic interference
hacker-page-moment-end = The end

## The table: keys

hacker-page-key-h = Step by step: the hands. Live: bring this hand back
hacker-page-key-v = Step by step: the eye
hacker-page-key-d = Step by step: done with the plan
hacker-page-key-q = Live: drop with the left hand
hacker-page-key-e = Live: drop with the right hand

## The table: hints for a first game

hacker-page-hint-dealt = The notes under your three accounts are your money, and only you see them. Spread them, or hide them together?
hacker-page-hint-crypto = Cryptography: each 1 under an account throws out one virus before you have to name anybody; each 3 cancels a 1.
hacker-page-hint-walk = You are about to be away, and everybody knows it. Walking backwards takes longer, but you watch the table twice.
hacker-page-hint-window = Tap an account to slip a virus onto it, then tap what you watch. All plans happen at once, and only who looks sees.
hacker-page-hint-eye = Watch an account to see who puts viruses there, or a player to see where both hands go.
hacker-page-hint-walker-away = Who is away sees nothing: a good moment for a virus, unless somebody else watches.
hacker-page-hint-pile = Hold a pile, or point at it, to read what you know: who was seen there, and who cannot have been.
hacker-page-hint-home = Notes are safest where no virus lies. An account without notes has nothing to lose.
hacker-page-hint-down = Nobody is told whose accounts these are. A note under the wrong one is a present.
hacker-page-hint-choose = You decide the order. A note can only be lost from the account that is being protected.
hacker-page-hint-name = Right: the virus goes home. Wrong: its owner takes one of the notes under this account.
hacker-page-hint-take = Nobody recognised your virus: the best note is yours. You may also take none.
hacker-page-hint-loot = What you took goes under one of your own accounts, right now.
hacker-page-hint-waiting = A tick at a seat means: ready. As soon as all are, the hands move.

## Live: hands and eyes

hacker-page-expect-flow = Keep your eyes open: it all happens now.
hacker-page-wait-flow = Hands and eyes are moving. You see what everyone sees; what really happened is shown after the round.
hacker-page-live-hand-left = Left hand
hacker-page-live-hand-right = Right hand
hacker-page-live-hand-over = Drop on account { $account } ({ $seat })
hacker-page-live-hand-over-own = Drop on account { $account } (yours)
hacker-page-live-hand-over-sure = Waste it on account { $account }, yours?
hacker-page-live-sure = Your own account? There a virus is wasted. Let go once more if you mean it.
hacker-page-live-hand-over-hidden = Drop it here
hacker-page-live-hand-place = Place note: account { $account }
hacker-page-live-hand-place-hidden = Place the note here
hacker-page-live-hand-loaded = Holds a virus
hacker-page-live-hand-dropping = Falling!
hacker-page-live-hand-empty = Fetch a virus
hacker-page-live-hand-fetching = On its way home
hacker-page-live-hand-spent = No virus left
hacker-page-live-hand-late = Too late for viruses
hacker-page-live-note-bring = Your note: bring it to one of your accounts.
hacker-page-live-note-bring-down = Your note: bring it to an account that you take for yours.
hacker-page-live-seconds = { $seconds } s

## Live: the walk

hacker-page-live-walk =
    { $stage ->
        [seated] { $seat }: back, with a note to place
        [bank] { $seat }: at the bank
        [returning] { $facing ->
            [table] { $seat }: on the way home, eyes on the table
           *[bank] { $seat }: on the way home, back to the table
        }
       *[leaving] { $facing ->
            [table] { $seat }: to the bank, eyes on the table
           *[bank] { $seat }: to the bank, back to the table
        }
    }
hacker-page-live-walk-brief =
    { $stage ->
        [bank] { $seat }: at the bank
        [returning] { $seat }: on the way home
        [seated] { $seat }: placing a note
       *[leaving] { $seat }: to the bank
    }
hacker-page-live-order = Order of the walks: { $names }
hacker-page-live-next = You are next: get ready to walk
hacker-page-live-corridor =
    { $stage ->
        [bank] { $facing ->
            [table] Face the bank to take your note
           *[bank] At the bank
        }
        [returning] { $facing ->
            [table] Home, with an eye on the table
           *[bank] Home as fast as you can
        }
       *[leaving] { $facing ->
            [table] To the bank, backwards
           *[bank] To the bank
        }
    }
hacker-page-live-turn-table = Look at the table
hacker-page-live-turn-table-about = You see it, and walk half as fast
hacker-page-live-turn-bank = Face the bank
hacker-page-live-turn-bank-about = Twice as fast, and blind to the table

## Live: the first round teaches itself

hacker-page-live-lesson = Your first live round
hacker-page-live-lesson-skip = I know how it goes
hacker-page-live-lesson-again = Show me the first steps again
hacker-page-live-lesson-look =
    { $by ->
        [touch] Drag a finger over the table: your eyes follow, and you see only what is lit.
       *[mouse] Move the pointer over the table: your eyes follow, and you see only what is lit.
    }
hacker-page-live-lesson-hand = Look around until you see somebody’s glove. Look at a seat to see where its player looks.
hacker-page-live-lesson-drop =
    { $by ->
        [touch] Tap somebody’s account: a hand goes there. When they look away, tap it again to drop the virus.
       *[mouse] Click somebody’s account: a hand goes there. When they look away, click again to drop the virus.
    }
hacker-page-live-lesson-turn = Your walk! The table is behind your back. Turn round and keep an eye on it.
hacker-page-live-lesson-place =
    { $by ->
        [touch] Tap one of your own accounts: your hand brings the note there.
       *[mouse] Click one of your own accounts: your hand brings the note there.
    }
hacker-page-live-lesson-name = A virus on your account! Who put it there? Name a suspect.

## Live: what really happened

hacker-page-live-drop =
    { $while ->
        [leaving] { $seat } → account { $account } ({ $owner }, on the way to the bank)
        [bank] { $seat } → account { $account } ({ $owner }, at the bank)
        [returning] { $seat } → account { $account } ({ $owner }, on the way back)
        [watching] { $seat } → account { $account } ({ $owner }, watching!)
        [placing] { $seat } → account { $account } ({ $owner }, placing a note)
        [unknown] { $seat } → account { $account } ({ $owner })
       *[elsewhere] { $seat } → account { $account } ({ $owner }, looking elsewhere)
    }
hacker-page-live-drop-own = { $seat } → account { $account }, of the same player: wasted
hacker-page-live-drop-saw = Also seen by: { $names }
hacker-page-live-drops = All viruses of this round
hacker-page-live-no-drops = Nobody put down a virus in this round.
hacker-page-live-scrub = Time in the round
hacker-page-live-rate = Speed
hacker-page-live-your-accounts = Your accounts ›
hacker-page-live-window =
    { $stage ->
        [bank] { $seat } at the bank ({ $number } of { $of })
        [returning] { $seat } on the way back ({ $number } of { $of })
       *[leaving] { $seat } on the way to the bank ({ $number } of { $of })
    }

## Live: between two rounds

hacker-page-recount-title = Round { $round }: what really happened
hacker-page-recount-pause = Between two rounds
hacker-page-recount-onward = Go on
hacker-page-recount-again = What really happened
hacker-page-recount-left = Round { $round } in { $seconds } s
hacker-page-recount-waiting = Still watching:
hacker-page-recount-delays = Connection delay:
hacker-page-recount-loading = Loading the replay …
hacker-page-recount-failed = The recount could not be loaded.

## Live: keys

hacker-page-key-f = Live, on the way to the bank: turn round
