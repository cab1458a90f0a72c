### What the page itself says, in English.
### Sentences with a player's name also work when that name is “You”: hence the past tense, and names in brackets.

## Home

page-headline = Three hacker games, one table.
page-subline = Play with friends over a link, or against bots right now. No account, no email, nothing to install.
page-games = Games
page-players =
    { $from ->
        [0] { $to } players
       *[other] { $from }–{ $to } players
    }
page-minutes = { $from }–{ $to } minutes
page-minutes-both = { $quick }–{ $slow } min with bots, about { $from }–{ $to } with people
page-minutes-measured = { $quick }–{ $slow } min with bots, { $from }–{ $to } with people
page-minutes-measured-about = Measured at this server in { $count } matches with people. Half of them took that long; the median is { $median } min.
page-play-now = Play now against bots
page-lesson-learn = Learn in two minutes
page-lesson-go-on = Go on with the lesson
page-lesson-return = Back to your lesson: { $game }
page-invite = Invite friends
page-bots = Bots
page-how-to-play = How to play
page-how-to-play-about = The game in three pictures: the goal, a turn, and how you score.
page-intro-title = { $game } in three pictures
page-intro-goal = The goal
page-intro-turn = Your turn
page-intro-score = How you score
page-intro-you = This is your colour and shape.
page-intro-example = At the table everyone has a colour and a shape. Here, this is you.
page-intro-step = Picture { $at } of { $last }
page-intro-next = Next
page-intro-skip = Skip
page-intro-start = Start
page-intro-table = To the table
page-intro-lesson = Play the two-minute lesson first
page-return = Back to your game of { $game }
page-your-turn = Your turn
page-turn-in = Your turn: { $game }
page-still-running = Still running
page-in-lobby = Waiting to start
page-finished = Finished
page-abandoned = Not finished
page-interrupted = Interrupted
page-placed =
    { $place ->
        [1] Won
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
page-my-games = My games
page-no-games = Nothing yet. Your games will wait for you here.
page-show-all = Show all { $count }
page-bot-count =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
page-your-name = Your name
page-name-placeholder = What shall we call you?
page-name-about = Others see this name at the table. You can change it at any time.
page-name-saved = Hello, { $name }!
page-guest-name = Guest { $number }
page-key-welcome = Welcome back, { $name }!
page-met = People you have played with
page-person-open = About { $name }
page-person-open-about = mute, block or report this person.
page-person-more = Mute, block, report
page-person-mute = Mute
page-person-mute-about = You see nothing of what they say, at any table. They are not told.
page-person-block = Block
page-person-block-about = They cannot join tables that you host, and are not seated with you. They are not told.
page-person-muted = muted
page-person-blocked = blocked
page-person-invite = Invite to your table of { $game }
page-person-invite-about = Send them this link, by whichever way you know.
page-person-page = Player’s page
page-person-page-about = Their results and medals, if they show them to you.
page-report = Report …
page-report-about = It goes to whoever runs this server, with the latest lines of the chat and the record of the game. The person is not told.
page-report-cancel-about = Closes this form. Nothing is sent.
page-report-reason = What is it about?
page-report-insults = Insults
page-report-cheating = Cheating
page-report-stalling = Stalling
page-report-name = Name
page-report-other = Something else
page-report-words = In a few words
page-report-send = Send report
page-report-sent = The report has been sent. Thank you.
page-face = Your face
page-face-about = Others see it beside your name.
page-face-another = Other faces
page-face-choice = Face { $number }

page-find-title = Play with people
page-find = Find people
page-find-about = We look for people of about your strength, and you can play against bots meanwhile.
page-find-choose = Choose what to play
page-find-any = Any
page-find-any-game = any game
page-find-any-size = any number of players
page-find-players = Players
page-find-sizes = { $sizes } players
page-find-bots = Bots fill up the table
page-find-after-30 = after 30 s
page-find-after-60 = after 1 min
page-find-after-180 = after 3 min
page-find-after-never = never
page-find-summary-30 = bots after 30 seconds
page-find-summary-60 = bots after a minute
page-find-summary-180 = bots after three minutes
page-find-summary-never = no bots
page-find-language = Only people who want to play in { $language }
page-find-rated-about = If everybody at the table has chosen this, the result changes your ratings. It needs a clock; leaving early counts as last.
page-seeking = Looking for people
page-seeking-others =
    { $count ->
        [one] one other is looking
       *[other] { $count } others are looking
    }
page-seeking-found = Table found, waiting for the others
page-seeking-stop = Stops looking. The game you are in goes on.
page-offer-title = A table was found
page-offer-people =
    { $count ->
        [one] with one other person
       *[other] with { $count } other people
    }
page-offer-about =
    { $seconds ->
        [one] Please answer within a second. The game you leave stays as it is.
       *[other] Please answer within { $seconds } seconds. The game you leave stays as it is.
    }
page-offer-yes = Go to the table
page-offer-no = Not now
page-offer-missed = The table was found, but you did not answer in time. You are not looking for people any more.
page-open-tables = Open tables
page-open-about = Tables that their hosts have opened to everybody. Sit down, or just watch.
page-open-filters = Which tables to show
page-open-game = Game
page-open-room = Room for
page-open-room-for =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
page-open-all = All
page-open-chairs = { $free } of { $chairs } chairs free
page-open-join = To the table
page-open-join-at = To the table: { $game }, { $name }
page-open-none = No table is open right now.
page-open-none-about = Look for people, or invite some and switch on “Open to everybody” in the lobby.
page-open-none-fits = No open table fits.
page-open-show-all = Show all
page-public = Open to everybody
page-public-about = The table is in the list of open tables, with the names of all who sit here. Otherwise only who has the link can come.
page-public-told = This table is open to everybody: it is in the list of open tables.
page-public-language = Language at the table
page-welcome = Who is welcome
page-welcome-everybody = Everybody
page-welcome-newcomers = Newcomers
page-welcome-experienced = Experienced
page-quick-waiting = The game begins by itself as soon as everybody is here. Still missing: { $names }
page-quick-soon = The game begins by itself as soon as everybody is here.

## Settings

page-settings = Settings
page-settings-look = Look and sound
page-settings-play = Playing
page-settings-told = Notices
page-language = Language
page-language-about = The language of this page. Everyone at a table can have their own.
page-theme = Colours
page-theme-about = dark, light, or as your device is set.
page-theme-auto = System
page-theme-dark = Dark
page-theme-light = Light
page-speed = Motion
page-speed-about = how fast cards, pawns and dice move. None shows still pictures instead.
page-speed-off = None
page-speed-slow = Calm
page-speed-normal = Normal
page-speed-fast = Fast
page-confirm-moves = Confirm moves
page-confirm-moves-about = Moves that matter are shown first, and played once you confirm.
page-play-here = Play against bots on this device
page-play-here-about = The game starts without waiting and needs no network, but it is only on this device. Switched off, the server keeps it, and you can go on with it on another device.
page-hints = Learn by playing
page-hints-about = Short hints at the right moment, each of them once.
page-tell-turn = Tell me when it is my turn
page-tell-turn-about = Your browser lets you know while no page is in sight. It names the game, and nothing that is secret in it.
page-tell-turn-unable = This browser cannot do that here.
page-tell-turn-refused = Your browser does not allow it. Permit notifications for this site in its settings, then switch it on again.
page-tell-closed = It can also tell you while every page is closed.
page-tell-open-only = Your browser’s push service cannot be reached, so it can tell you only while this page is open in the background.
page-quiet = Quiet hours
page-quiet-about = Nothing is told then. If it is still your turn when they end, you are told once.
page-quiet-from = from
page-quiet-until = until
page-told-here = Tell me of my turns at this table
page-told-here-about = By your browser, by mail and in the table’s channel. It is for this table only.
page-mail = Tell me by mail
page-mail-to = Your turns are told to { $address }.
page-mail-waits = We have sent a mail to { $address }. Follow the link in it to confirm the address.
page-mail-about = Names the game and who plays with you. The address is kept until you stop the mails or delete your data, and nobody at a table sees it.
page-mail-stop = No more mails
page-mail-confirm = Confirm that your turns may be told to this address?
page-mail-confirm-yes = Confirm
page-mail-confirmed = Your address is confirmed.
page-mail-stop-sure = Do you want no more mails about your turns?
page-mail-stopped = You will get no more mails.
page-channel = Tell a channel
page-channel-about = Whenever it is somebody’s turn who is away, this table says so in a channel of yours. It names the player and links to the table.
page-channel-add = Add a channel
page-channel-kind = What kind of channel
page-channel-url = Address of the webhook
page-channel-kept = The channel has been told, and will be.
page-channel-remove = Remove the channel
page-sounds = Sounds and vibration
page-sounds-about = Phones shake softly when it is your turn, when you are caught, or when a virus drops.
page-volume = Volume
page-sound-offer = Play with sound?
page-sound-on = Sound on
page-sound-off = No sound
page-other-device = Play on another device
page-other-device-about = Open a personal link there to go on as yourself. It works once, within half an hour.
page-make-link = Make a personal link
page-link-once = It works once, until { $time }. Keep it secret: anyone who opens it can play as you.
page-link-title = Personal link
page-link-you = On this device you are { $name }.
page-link-become = Become { $name } here?
page-link-careful = Go on only if you made this link yourself. Whoever made it can play as { $name }, too.
page-link-kept = { $name } is not lost: in the settings you can change back.
page-link-yes = Become { $name }
page-link-stay = Stay { $name }
page-link-same = You are { $name } here already.
page-people = People on this device
page-people-about = They have played in this browser, too. Nobody else sees this list.
page-people-become = Become { $name }
page-people-forget = Forget { $name } here
page-passkeys = Passkeys
page-passkeys-about = With a passkey you are yourself on every device that has it, without a password. The server keeps only what it checks it with.
page-passkey-add = Add a passkey
page-passkey-added = The passkey is saved.
page-passkey-known = This device has a passkey of yours already.
page-passkey-remove = Remove passkey
page-passkey-enter = I have a passkey
page-passkey-enter-about = Be here who you are on your other devices. Whoever has played here stays known to this device.
page-devices = Your devices
page-devices-about = All devices on which you play as yourself. Remove those you no longer use: pages open there are closed at once.
page-device-unknown = Unknown device
page-device-this = this device
page-device-seen = last used { $day }
page-device-since = since { $day }
page-device-revoke = Remove
page-delete = Delete my data
page-delete-ask = Delete my data …
page-delete-about = Removes your name, your chat lines and your way back into your games. In running games a bot takes over.
page-delete-sure = Delete everything? This cannot be undone.
page-delete-yes = Yes, delete everything
page-about = About
page-licences = Licences of everything that is used here
page-materials = What it is made of (for programs)

## Small words

page-close = Close
page-announced = From the people who run this server:
page-close-about = Closes this window. Nothing else changes.
page-cancel = Cancel
page-save = Save
page-copy = Copy
page-copied = Copied
page-send = Send
page-try-again = Try again
page-to-home = To the home page
page-nowhere = There is nothing here
page-nowhere-about = The address may be mistyped, or the table is gone.
page-unreached = The server cannot be reached right now.
page-fault-unknown = That did not work ({ $code }).
page-skip = Skip to the game
page-tools = Tools

## People

page-you = You
page-you-named = { $name } (you)
page-nobody = Free chair
page-bot-name = Bot { $number }
page-acting = (to act)
page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-points-word = points
page-presence-away = away
page-presence-left = left, a bot plays
page-presence-bot = away, a bot plays
page-watchers =
    { $count ->
        [one] One person watching
       *[other] { $count } watching
    }

## Lobby

page-chairs = Chairs
page-chair = Chair { $number }
page-host = Host
page-is-ready = Ready
page-not-ready = Not ready yet
page-sit = Sit here
page-sit-down = Sit down
page-move-here = Move here
page-stand = Get up
page-kick = Remove from table
page-outside = Removed from the table
page-let-in = Let { $name } in again
page-add-bot = Bot
page-remove-bot = Take { $name } away
page-share-add = Add someone on this device
page-share-about = You take turns with this device. Before anybody else’s turn the page hides everything and asks you to hand it over, so everyone keeps their secrets.
page-share-name = Their name
page-share-seat = Give them a chair
page-share-here = on this device
page-share-with = on one device with { $name }
page-share-remove = Take away
page-level = How well the bot plays
page-level-random = Plays at random
page-level-careless = Looks away a lot
page-level-average = Pays fair attention
page-level-greedy = Plays well
page-level-beginner = Beginner
page-level-casual = Casual
page-level-regular = Regular
page-level-expert = Expert
page-level-champion = Champion
page-personality-cautious = cautious
page-personality-sly = sly
page-level-search = Thinks ahead
page-who-are-you = Who are you?
page-invite-title = Invite
page-invite-about = Whoever opens this link can sit down or watch.
page-invite-link = Link to this table
page-qr = Show a QR code
page-qr-label = QR code with the link to this table
page-options = How we play
page-options-host = The host chooses.
page-options-time = Time
page-options-time-rated = Time and rating
page-options-help = Help and taking back
page-picture = Your board
page-picture-larger = Show it larger
page-preset-brings = What it changes:
page-preset-as = Edition: { $value }
page-details = Details
page-details-about = Points on which the printed rulebooks differ. You can set each one separately.
page-numbers = Fine tuning
page-details-set = { $count } changed
page-file-choose = Choose a file …
page-file-template = Start from one of ours: it explains how to draw
page-file-download = Download it
page-file-about = You can also drop it here. At most { $most } characters.
page-file-faults =
    { $count ->
        [one] One fault in { $name }. Nothing has been changed.
       *[other] { $count } faults in { $name }. Nothing has been changed.
    }
page-file-more = There may be more: put these right first.
page-pace = Clock
page-pace-off = None
page-pace-relaxed = Relaxed
page-pace-quick = Quick
page-pace-off-about = Nobody has to hurry.
page-pace-relaxed-about = 45 seconds for every decision, and ten minutes in reserve for the whole game.
page-pace-quick-about = 15 seconds for every decision, and a minute and a half in reserve for the whole game.
page-patient = Over days
page-patient-about = Everybody waits for whoever is away, and no bot plays on in their place. It goes without a clock. Whoever has switched it on in the settings is told of their turn.
page-patient-here = Wait for whoever is away
page-patient-here-about = Switch this off if somebody does not come back: then a bot plays on in their place until they do.
page-aids = Memory aids
page-sit-first = Take a chair to play, or just watch.
page-table-full = All chairs are taken. You can watch.
page-ready = Ready
page-unready = I’m not ready
page-ready-about = All set? Say so, and the host can start.
page-wait-host = Ready! The host starts the game.
page-start = Start the game
page-start-about = Everyone is ready.
page-start-too-few = It takes at least { $players } to play: invite someone, or add a bot.
page-start-waiting = Still waiting for { $names }.
page-fair-promise = Nobody can choose the deal: with “Ready” everyone’s browser fixes a secret seed, as the server already has (its fingerprint: { $fingerprint }).
page-revealing = Starting: the browsers reveal their seeds.
page-revealing-for = Starting: waiting for the seed from { $names }.
page-failed-starts = Failed starts of this game: { $count }. Seed missing: { $names }.
page-failed-server = the server, which stopped
page-failed-gone = somebody who has left
page-alarm-list = The server’s list does not have what this browser fixed with “Ready”. This browser reveals nothing: do not trust this table.
page-alarm-changed = This game was dealt on another list than the one on which this browser revealed its seed. Unless you started it from another of your devices, do not trust this deal.
page-alarm-seeds = The seeds of this game do not fit the fingerprints fixed before. Do not trust this deal.
page-alarm-tries = This browser took part in more failed starts of this game than the server admits: a deal may have been thrown away in secret.
page-dealing = Setting up the table …

## Game

page-actions = What you can do
page-over = The game is over.
page-sending = Sending …
page-sending-later = Your move will be sent as soon as the connection is back.
page-rests = None of the players is here: the game waits until one of them is back.
page-watch = Watch what happens …
page-lesson = Lesson
page-lesson-progress = Step { $step } of { $of }
page-lesson-watch = Now the others …
page-lesson-onward = Go on
page-lesson-stands = Time stands still while you read.
page-lesson-step-again = Start this step again
page-lesson-missed = The others were faster, and time stands still. Nothing is lost: try it once more.
page-lesson-leave = Leave the lesson
page-lesson-about = Left lessons wait: you can go on at any time.
page-lesson-prepared = The deal of a lesson is prepared: dice and cards come as planned.
page-lesson-end = You know how to play!
page-lesson-play = Play a real game
page-lesson-again = Once more
page-skip-show = Skip
page-skip-show-about = Shows at once how it came out.
page-confirm = Confirm
page-unstage = Choose again
page-unstage-about = The move has not been made yet: choose another one.
page-take-back = Take back
page-take-back-about = Nobody has learned anything from your move yet, so you may take it back.
page-plead = Ask to take back
page-plead-about = The others are asked. Whatever was done since your move is taken back, too. Dice and cards come again as they came.
page-pleads = { $name } would like to take a move back, with all that was done since. Dice and cards would come again as they came.
page-plead-waiting = You have asked to take your move back. Not answered yet: { $names }.
page-plead-yes = Allow it
page-plead-no = Play on
page-consent-option = Take back by consent
page-consent-option-about = A move from which somebody has already learned something may be taken back if all agree. Bots always agree. Dice and cards come again as they came.
page-stake = { $what }: { $changes }
page-stake-odds = { $what } ({ $odds }): { $changes }
page-stake-ends = the game ends
page-advice = What would you play?
page-advice-thinking = Thinking …
page-advice-none = There is nothing to advise here.
page-advice-chance = { $odds } to win
page-advice-place = expected place { $place }
page-advice-points = about { $points } at the end
page-advice-prospect = { $what }: { $odds }
page-advice-from = The champion looked ahead, knowing only what you know.
page-advice-option = Advice
page-advice-about = Everybody may ask what the champion would play. Alone against bots you always may.
page-why = Why did they do that?
page-why-chose = { $name }: { $what }
page-why-next = Next best: { $what }, { $odds }
page-why-better = Better: { $what }, { $odds }
page-why-even = About as good: { $what }, { $odds }
page-why-none = There is nothing to explain yet.
page-why-from = Reckoned from what you could know before each choice. What bots hold stays secret.
page-why-about = What bots have lately chosen, and what speaks for it or against it.
page-why-replay-none = There was nothing to choose here, or nothing can be said about it.
page-why-replay-from = The champion’s view, from all that the player knew before this choice.
page-open-rule = Open rule { $rule }
page-inspect = About this
page-inspect-keys = ← → next thing · PgUp PgDn next kind · ↵ rule · Esc close
page-inspect-can = Now you can: { $choices }.
page-inspect-player =
    { $who ->
        [you] This is you.
        [bot] A bot.
       *[guest] A player.
    }
page-inspect-turn = To act now.
page-inspect-points = Points so far.
page-inspect-act = You can do this now.
page-inspect-field = A value of this game.
page-inspect-fixed = Fixed for the whole match.
page-inspect-place = Place { $place }.
page-inspect-hidden = You may not know it.
page-inspect-bar-log = Everything that has happened, line by line.
page-inspect-bar-rules = All rules by number, with a search.
page-inspect-bar-chat = Say something to everyone at the table.
page-inspect-bar-keys = What can be done with the keyboard.
page-inspect-bar-settings = Language, colours, motion and sound.
page-inspect-bar-pass = Cover the screen and give the device to somebody else.
page-inspect-bar-back = The last round once more, with everything that was hidden.
page-hint = Hint
page-hint-got-it = Got it
page-clock = Time left:
page-clock-about = Time for this decision, plus the reserve for the whole game
page-log = Log
page-earlier = Earlier
page-log-hushed = Earlier entries are hidden while the accounts lie face down. They come back later.
page-rules = Rules
page-search-rules = Search the rules
page-search-none = Nothing found. Try another word.
page-rules-none = This game comes without rules in words.
page-chat = Chat
page-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }
page-chat-empty = Nobody has said anything yet. Say hello!
page-chat-write = Write something
page-mute = Mute { $name }
page-mute-about = Their lines and bubbles stay hidden, for you alone.
page-unmute = Unmute { $name }
page-mute-bots = Mute the bots
page-unmute-bots = Unmute the bots
page-calls = Call something out
page-call-about = Everyone sees it as a bubble at your seat, in their own language.
page-said = { $name } said: { $words }
page-hearing-nothing = Say nothing
page-hearing-onward = Go on
page-keys = Keys
page-key-pick = Pick one of the actions, or a card of your hand
page-key-confirm = Confirm the move
page-key-unstage = Choose again
page-key-take-back = Take your last move back
page-key-arrows = Walk the board
page-key-inspect = Explain what has the focus, or walk over everything on the table
page-key-skip = Skip the animation
page-leave = Leave the game
page-leave-about = A bot plays on in your place. You can come back while the game lasts.
page-leave-alone = Nobody else is playing: the game ends here, without a winner.
page-leave-pause = You can also just go. Your seat stays yours; if others are playing and you are away for long, a bot stands in until you are back.
page-leave-yes = Leave for good
page-leave-later = Just go for now
page-stay = Stay
page-you-left = A bot is playing for you.
page-take-seat-again = Take your seat again
page-line-opening = Coming to the table …
page-line-lost = Connection lost, coming back …
page-not-connected = That did not get through: the connection is just coming back. Please try again.

## One device for several people

page-hand-pass = Hand the device over
page-hand-to = Pass the device to { $name }
page-hand-on = Pass the device on
page-hand-first = Still to choose: { $names }. Whoever takes it goes first.
page-hand-who = Who has the device?
page-hand-about = Nothing that only one of you may see is on the screen now.
page-hand-i-am = I am { $name }
page-hand-watch = Nobody: show only what everyone may see
page-hand-last = What happened last

## A game that another package brings

page-added-table = The table
page-added-board = What stays the same
page-added-choose = Your turn: choose one of these.
page-added-choose-above = Your turn: choose one of the actions on the table.
page-added-wait = Waiting for { $names }.
page-added-nobody = nobody
page-added-hidden = hidden
page-added-yes = yes
page-added-no = no
page-added-hint = This game has no board of its own: you see everything you may know as a list. Framed in colour is what has just changed.

## End

page-end-you-won = You won!
page-end-won = { $name } wins
page-end-shared = A shared win: { $names }
page-end-abandoned = The game was not finished.
page-end-interrupted = The game was interrupted.
page-other-rules-rules = This game was begun with version { $begun } of the rules, and this server now plays by version { $now }.
page-other-rules-game = This server does not have this kind of game any more.
page-other-rules-options = This game was begun with options that this server does not know any more.
page-other-rules-moves = A move that was made in this game is not allowed by this server’s rules.
page-other-rules-interrupted = So nobody can go on with it here. Nothing of it is lost: below you see what everyone saw, and the seeds are revealed.
page-other-rules-ended = So it cannot be replayed on the board here. Below you see what everyone saw.
page-other-rules-record = You can download the record. Only a Hacktable with the old rules can verify it.
page-seen = What everyone saw
page-seen-opening = At the start
page-seen-clock = Clock
page-seen-not-kept = What everyone saw of this move was not kept.
page-seen-nothing = No moves were made.
page-seen-all = Show everything ({ $count })
page-match = Game { $number }
page-rematch = Play again
page-replay = Replay
page-look-board = Look at the board
page-to-result = To the result
page-to-table = To the table
page-record = Download the record
page-no-points = No points
page-graph = How it went
page-graph-about = Points of every player over the course of the game
page-graph-moves = moves →

## Verify the deal

page-verify = Verify the deal
page-verify-about = All chance in this game follows from one key, made of a seed from the server and one from every seat. All were fixed by fingerprints before the first of them was shown.
page-verify-now = Check it in this browser
page-verify-commitment-holds = The server stuck to its seed: it is the one whose fingerprint your browser saw before it drew yours.
page-verify-commitment-fails = The server’s seed does not fit the fingerprint shown before the game. Do not trust this deal.
page-verify-commitment-unknown = The server’s seed fits the fingerprint it names now. But this browser did not note that fingerprint before the game, so this proves little.
page-verify-own-holds = Your seed in the key is the one your browser drew. As long as that one is unpredictable, so is the key, whatever the others did.
page-verify-own-fails = The seed named for your seat is not the one your browser drew. Do not trust this deal.
page-verify-own-unknown = This browser drew no seed for this game, so it cannot vouch for a share of its own.
page-verify-list-holds = The list of fingerprints is the very one on which your browser revealed its seed. So nobody could change theirs after seeing yours.
page-verify-list-fails = The list of fingerprints is not the one on which your browser revealed its seed. Do not trust this deal, unless you started it from another of your devices.
page-verify-list-unknown = This browser has not kept the list of this game, so it cannot compare it. If you started the game from this browser, that is suspicious.
page-verify-seats-holds = Every seat’s seed fits its fingerprint, and the bots’ seeds follow from the list by the public rule.
page-verify-seats-fails = A seat’s seed does not fit its fingerprint, or a bot’s does not follow from the list. Do not trust this deal.
page-verify-tries-none = It was the first start of this game: nobody refused a deal.
page-verify-tries-some = Failed starts before this one: { $count }. Each may have been a deal that somebody did not like. Seed missing: { $names }.
page-verify-tries-fails = This browser took part in more failed starts than the server admits. Do not trust this deal.
page-verify-open = This game is from the time when seats sent their seeds in the open. An operator of the server with a seat of their own could have tried seeds until the deal suited.
page-verify-against = Who could have chosen the deal?
page-verify-against-player = Another player
page-verify-against-host = The table’s host
page-verify-against-operator = The server’s operator
page-verify-against-operator-who-plays = An operator who also plays
page-verify-could-holds = could not
page-verify-could-fails = is not ruled out
page-verify-could-unknown = cannot be told here
page-verify-not = What is not proved
page-verify-not-device = Several people on one device: whoever holds it could know the seeds of all of them.
page-verify-not-refusing = Anyone can refuse a deal by not revealing a seed. Then the game does not start, and it is counted above.
page-verify-not-page = This page comes from the server, too, and the operator can see all cards. If you doubt the page, check the record with a copy of Hacktable from elsewhere.
page-verify-key = This is the key, computed here from all the seeds:
page-verify-rest = If you would rather not trust this page, check the record elsewhere:
page-verify-file = FILE
page-verify-record = Verify a game
page-verify-record-about = Give this page a record. It plays the whole game again on this device and compares every line: the deal, each move, what everyone saw, the result. Nothing is sent anywhere, and no network is needed.
page-verify-record-file = Record
page-verify-record-running = Playing it again: { $done } of { $all } …
page-verify-record-again = Playing the whole game again on this device …
page-verify-record-holds = { $game }: this record holds.
page-verify-record-moves = Played again on this device, everything came out the same. Actions: { $actions }; { $ended ->
        [yes] finished.
       *[no] not finished.
    }
page-verify-record-fails = This record does not hold.
page-verify-record-unknown = This cannot be told here.
page-verify-record-version = It was played by version { $version } of the rules of { $game }, and this page has version { $here }.
page-verify-record-game = This page does not have the game { $game }.
page-verify-record-broken = The game could not be played again on this device. Try again, or check the record with “hacktable verify”.
page-verify-record-committed = Nobody, if the list below is the one on which your browser revealed its seed. The end of the game compares the two.
page-verify-record-seed = There is only one seed: whoever gave it could choose the deal.
page-verify-record-daily = Deal of the day, { $day }: nobody who plays could choose it. Whoever runs the server drew the seed and knew it; the fingerprint below, if it was listed before the day, proves that nothing was changed afterwards.
page-verify-record-list = Show the fingerprints, in their order
page-verify-other-key = The record has other seeds than this page was told of.
page-here-options = These options do not go together.
page-here-invite = This table is on your device: nobody else can come to it. To play with friends, open a table with a link.
page-away = No connection to the server.
page-away-about = You can play against bots on this device, learn the rules and verify games. Inviting friends needs the server.
page-away-needed = Needs the server
page-together-here = Together on this device
page-site = Everything here runs on your own device.
page-site-about = Play against bots, or together on this device. To play with friends over a link, somebody has to run a server: pip install "hacktable[server]", then hacktable serve.
page-seeds = Show fingerprints and seeds, in their order
page-seed-commitment = Fingerprint (SHA-256): { $name }
page-seed-of = Seed: { $name }
page-seed-server = Server
page-seed-none = none (a bot)

## Replay

page-eyes = Point of view
page-eyes-open = Everything visible
page-scrub = Step of the game
page-replay-speed = Speed
page-share-moment = Share this moment
page-share-moment-about = Whoever opens this link comes to this step of the replay. Chats show this picture with it: what everyone saw, and no secret cards.
page-share-moment-link = Link to this step
page-share-moment-picture = Picture of this step
page-step = Step { $at } of { $last }
page-play = Play
page-pause = Pause
page-step-back = One step back
page-step-forward = One step on
page-moment = Key moment
page-moment-before = Previous key moment
page-moment-next = Next key moment

## Calls that fit every game

call-hello = Hello!
call-good-luck = Good luck!
call-well-played = Well played!
call-thanks = Thanks!
call-oops = Oops …
call-hurry = Your turn!
call-wow = Wow!
call-good-game = Good game!

## Notices

notice-timeout = Out of time: { $name }. A default move was made.
notice-took-over = Away for a while: { $name }. A bot stands in.
notice-came-back = Back at the table: { $name }.
notice-left = Left the game: { $name }. A bot plays on.
notice-kicked = Removed from the table: { $name }.
notice-not-come = Did not come: { $name }. A bot takes the chair.
notice-declined = Against taking it back: { $name }.
notice-not-revealed = No start, a seed was missing: { $name }. Please say ready again.
notice-again-options = The options or the clock have changed. Please say ready again.
notice-again-bots = The bots have changed. Please say ready again.
notice-again-sat = New at the table: { $name }. Please say ready again.
notice-again-moved = In another chair: { $name }. Please say ready again.
notice-again-stood = Has got up: { $name }. Please say ready again.
notice-again-shared = Another group on one device: { $name }. Please say ready again.
notice-again-kicked = Removed from the table: { $name }. Please say ready again.

## Faults

fault-not-understood = The server did not understand that. Loading the page again may help.
fault-hello-first = The connection got mixed up. Please load the page again.
fault-slow-down = That was a bit fast. Wait a moment and try again.
fault-nobody = The table does not know you yet. Please give yourself a name first.
fault-no-table = This table does not exist, or not any more.
fault-no-seat = You are watching: only those who sit here can do that.
fault-not-host = Only the host of the table can do that.
fault-taken = Chair { $chair } is taken already.
fault-not-now = That is not possible at this point.
fault-lesson = Not yet: first do what the lesson asks for. Nothing has changed.
fault-counted = This try counts, so nothing can be taken back.
fault-day-goes-on = Others have yet to play this deal. It is shown when the day is over.
fault-day-is-over = That day is over. There is a new deal.
fault-no-evening = There is no such evening. Perhaps the link is incomplete, or the evening was removed long after it was over.
fault-full-evening = This evening is full: { $most } people take part.
fault-many-evenings = You already have { $most } evenings that are not over. End one of them first.
fault-of-evening = This table belongs to an evening, which has decided all of this.
fault-not-ready = Not everyone is ready yet.
fault-changed = The table has just changed. Look again, then say ready.
fault-too-few = It takes at least { $players } players to start.
fault-no-chair = That does not work with chair { $chair }.
fault-shared-live = This is played in real time, and here several people share a device: everyone needs one of their own. Choose another tempo, or have everyone open the link themselves.
fault-stale = Things had moved on before your move arrived. Have a look and choose again.
fault-not-saved = That could not be saved just now. Please try again.
fault-running = The game is still running: this is only available after the game.
fault-foreign = This came from another site and was not carried out.
fault-no-page = There is nothing at this address.
fault-broken = Something broke on the server. It is not your fault; please try again.
fault-busy = The server is busy with other replays and pictures. Please try again in a moment.
fault-other-rules = This game was played by other rules than this server has now, so it cannot be played again on the board.
fault-no-game = This server does not have the game “{ $game }” any more.
fault-many-tables = There are too many unfinished tables of yours (at most { $most }). Finish one or leave one, then open another.
fault-many-today = That is enough new tables and games for one day (at most { $most }). Try again tomorrow.
fault-many-starts = Starting this game has failed { $most } times. Make a new table.
fault-full = This server has no more room for new tables and games. Games that are running go on. Whoever runs the server can make room.
fault-link-over = This personal link was used already, or is older than half an hour. Make a new one on a device where you are yourself.
fault-sent-away = The host has asked you to leave this table. You can watch, and the host can let you in again.
fault-banned = The people who run this server let you in no more.
fault-unanswered = Nothing answers at that address. Check it, and try again.
fault-not-open = This table is not open to you.
fault-many-ties = You have muted or blocked { $most } people already. Let some of them off first.
fault-many-reports = That is enough reports for one day (at most { $most }). You can mute or block people at any time.
fault-full-of-reports = This server takes no more reports for now: whoever runs it has yet to read the others.
fault-not-proved = This passkey was not accepted.
fault-full-device = This device knows { $most } people already. Remove one of them in the settings first.

## Why a connection was closed

close-protocol = Hacktable has a new version. Please load the page again.
close-stranger = This browser is no longer recognised here. Go to the home page and enter a name.
close-foreign = This page was opened from another address than the table’s. Please use the table’s own link.
close-gone = This table does not exist, or not any more.
close-banned = The people who run this server let you in no more.
close-not-your-try = Only who plays this deal of the day can see it. Play your own: it is the same one.
close-no-game = This table’s game is not on this server any more.
close-nonsense = Page and server do not understand each other. Please load the page again.
close-flood = Too much was sent at once. Reconnecting …
close-too-slow = The connection could not keep up. Reconnecting …
close-silent = The connection went silent. Reconnecting …
close-closing = The server is restarting. Reconnecting …
close-again = The connection was interrupted. Reconnecting …
close-moved = The table has moved to another server. Reconnecting …

## Ratings and players’ pages

page-rated = Rated
page-rated-about = The result changes everybody’s rating in this game. For at least two people, each on their own device, with a clock, and without advice or taking back by consent. Leaving early counts as last. Afterwards everybody at the table sees how the ratings changed.
page-leave-rated = This game is rated: leaving counts as last place, also if a bot plays on for you.
page-ratings = Ratings
page-ratings-about = Your page shows how sure each number is.
page-rating-change = from { $before } to { $after }
page-rating-guess = still a guess
page-rating-roughly = roughly known
page-rating-well = well known
page-rating-range = The true strength is very likely between { $low } and { $high }.
page-rating-matches = { $count ->
    [one] One rated game.
   *[other] { $count } rated games.
  }
page-rating-none = No rated games yet. The host of a table can switch ratings on before a game.
page-rating-about = A regular bot has 25, and so has everybody at first. The more games, the narrower the band: after a few dozen the number can be relied on. Each game and each number of players has its own.
page-rating-curve = From { $first } to { $last } in { $count } games, with the band in which the true strength very likely is
page-player = A player
page-player-mine = My page
page-player-nobody = Give yourself a name at the entrance first.
page-player-nothing = Nothing here yet. After your first finished game you find your results, medals and ratings here.
page-player-count = { $count ->
    [one] one player
   *[other] { $count } players
  }
page-player-wins = { $matches ->
    [one] One game finished, { $wins } won.
   *[other] { $matches } games finished, { $wins } won.
  }
page-streak = Longest run of wins: { $best }, now: { $now }.
page-medals = Medals
page-medals-count = { $count } of { $all }
page-medal-earned = Earned on { $date }
page-medal-not-yet = Not yet
page-medal-first-win = First win
page-medal-first-win-about = Win a game.
page-medal-in-a-row = Three in a row
page-medal-in-a-row-about = Win three games one after another.
page-medal-champion = Giant killer
page-medal-champion-about = Finish ahead of a champion bot.
page-medal-crowd = In company
page-medal-crowd-about = Win a game with at least three people.
page-medal-every-size = At every table
page-medal-every-size-about = Win with every number of players.
page-medal-often = Regular guest
page-medal-often-about = Finish 25 games.
page-medal-spaces = Well placed
page-medal-spaces-about = Get 20 points or more from the spaces under your pawns.
page-medal-threes = Big notes
page-medal-threes-about = End a game with five or more notes of 3.
page-medal-bonuses = All bonuses
page-medal-bonuses-about = Get all three bonus points in one game.
page-history = Finished games
page-history-together = Games you played together
page-history-place = place { $place } of { $players }
page-history-left = left early
page-history-rated = rated, { $change }
page-private = Keep this page to myself
page-private-about = Otherwise those with whom you have finished a game can see it: ratings, medals, and the games you played together. Nobody else can.
page-player-delete = If you delete your data in the settings, all of this is deleted, too.
fault-not-rated = A rated game needs at least two people, each on their own device.
fault-no-player = You cannot see this page: there is no such player, you have not finished a game together, or they keep it to themselves.

## The deal of the day

page-daily = Deal of the day
page-daily-about = The same deal for everybody, against the same bots. One try counts.
page-daily-next = Next deals in { $time }
page-daily-against = Against { $bots }
page-daily-play = Play
page-daily-go-on = Go on
page-daily-result = Result
page-daily-none = Not tried yet
page-daily-waiting = Your counted try is not finished
page-daily-place = Place { $place } of { $players }, { $points ->
        [one] one point
       *[other] { $points } points
    }
page-daily-better = Better than { $share } of the others
page-daily-ties = a tie counts half
page-daily-first = You are the first to finish
page-daily-tries =
    { $count ->
        [0] No tries so far
        [one] One try so far
       *[other] { $count } tries so far
    }
page-daily-sure = Your counted try
page-daily-sure-once = There is one try that counts, without hints, and no move can be taken back.
page-daily-sure-end = You can leave and come back until the day is over, in { $time }. What is not finished then does not count.
page-daily-sure-best = If yours is the best of the day, everybody can watch it tomorrow under your name.
page-daily-begin = Begin
page-daily-again = Try again, not counted
page-daily-counted = Counted try
page-daily-uncounted = A free try: it does not count
page-daily-late = The day was over before this try ended, so it does not count.
page-daily-share = Share
page-daily-share-send = Send …
page-daily-share-picture = Picture
page-daily-plot = How everybody did, the worst result left, the best right; yours is marked.
page-daily-yesterday = Yesterday
page-daily-best = Best: { $name }, place { $place }
page-daily-watch = Watch the best play
page-daily-nobody = Nobody finished it.
page-daily-you = You: place { $place }
page-daily-coming = Fingerprints of the next days
page-daily-coming-about = Each fixes a deal, its options and its bots before the day. Your browser keeps them and compares.
page-daily-fits-holds = The seed fits the fingerprint that your browser saw before the day.
page-daily-fits-unknown = The seed fits its fingerprint. Your browser did not see it before the day, so compare it with what others saw.
page-daily-fits-fails = The seed does not fit what your browser was shown before the day: this deal was changed.
page-daily-secret = Seed, record and replay are shown when the day is over: others have yet to play this deal.
page-daily-verify = Everybody gets this deal. It was fixed by a fingerprint before the day, and the seed is shown after it.
page-daily-not-tries = Somebody may have seen the deal before their counted try: as another guest, or from a friend.
page-daily-not-operator = Whoever runs the server drew the seed, could choose it, and knows it during the day.
page-daily-not-bots = That the bots chose their moves themselves.

## Evenings

page-evening = Evening
page-evening-plan = Plan an evening
page-evening-plan-about = Several rounds over several tables for your group, with standings and one link for all.
page-evening-mine = My evenings
page-evening-name = Name of the evening
page-evening-name-usual = Game night
page-evening-format = Who meets whom
page-evening-swiss = Swiss
page-evening-robin = All against all
page-evening-swiss-about = People with about as many points meet, and nobody meets somebody again while that can be avoided.
page-evening-robin-about = Everybody meets everybody as evenly as possible, whatever their points.
page-evening-rounds = Rounds
page-evening-size = Players at a table
page-evening-size-about = Bots take the chairs that stay free.
page-evening-sized = { $size } at a table
page-evening-break = Break between rounds
page-evening-break-none = None
page-evening-break-host = Until the host goes on
page-evening-minutes = { $count } minutes
page-evening-joins = I play, too
page-evening-make = Make the link
page-evening-invite-about = One link for all: who opens it can take part, also later, or watch.
page-evening-brief-gathering = Not begun
page-evening-brief-playing = Under way
page-evening-brief-break = Break
page-evening-brief-over = Over
page-evening-phase-gathering = People are coming
page-evening-phase-playing = Round { $round } of { $rounds }
page-evening-phase-break = Break after round { $round } of { $rounds }
page-evening-phase-over = The evening is over
page-evening-now = What goes on now
page-evening-host = Host: { $name }
page-evening-is-host = host
page-evening-join = Take part
page-evening-join-about = You need no account.
page-evening-join-late = You can join now, and play from the next round on.
page-evening-joined = You take part. Keep this page open: it calls you when your table is ready.
page-evening-rest = Sit out
page-evening-back = I am back
page-evening-away = sits out
page-evening-away-you = You sit out until you say that you are back.
page-evening-out-you = The host has removed you from this evening.
page-evening-late-you = You are there, and play from the next round on.
page-evening-done-you = Your table is done. The round goes on at other tables.
page-evening-watching = You are watching.
page-evening-somebody = Somebody
page-evening-nobody = Nobody has come yet.
page-evening-wait-start = The host begins when everybody is there.
page-evening-next-in = The next round begins in
page-evening-next-host = The next round begins when the host goes on.
page-evening-paused = The host has paused the evening.
page-evening-your-table = Your table
page-evening-with = With { $names }
page-evening-go = To your table
page-evening-began = Round { $round } begins: your table is ready.
page-evening-told = Tell me of this evening
page-evening-told-about = When a round begins and when it is your turn. It is for this evening only.
page-evening-hosting = For the host
page-evening-begin = Begin the evening
page-evening-begin-about = { $count } take part in the next round, at tables of { $size }. Bots fill up.
page-evening-next = Next round now
page-evening-pause = Pause
page-evening-resume = Go on
page-evening-end = End the evening
page-evening-end-sure = Should the evening end now? What is still being played does not count any more.
page-evening-remove-title = Remove somebody
page-evening-remove = Remove
page-evening-remove-name = Remove { $name }
page-evening-let-in = Let in again
page-evening-let-in-name = Let { $name } in again
page-evening-people = People
page-evening-standings = Standings
page-evening-standings-about = At a table you get a point for each player behind you; who shares a place shares the points. If points are equal, wins decide, then the points of those you sat with.
page-evening-place = Place
page-evening-person = Name
page-evening-points = Points
page-evening-wins = Wins
page-evening-against = Opponents
page-evening-rounds-played = Played
page-evening-round = Round { $round }
page-evening-table = Table { $number }
page-evening-table-waiting = Not begun
page-evening-table-playing = Playing
page-evening-table-over = Over
page-evening-table-void = Does not count
page-evening-score = { $place }. { $name } ({ $points })
page-evening-watch = Watch
page-evening-watch-table = Watch table { $number }
page-evening-skip = Do not wait
page-evening-skip-table = Do not wait for table { $number }
page-evening-winner =
    { $count ->
        [one] { $names } won the evening.
       *[other] { $names } won the evening together.
    }
page-evening-of = Round { $round } of an evening
page-evening-to = To the evening
page-evening-lobby-about = The match begins when everybody is here. Bots take the chairs of those who do not come.
