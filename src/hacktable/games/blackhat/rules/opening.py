"""Before the first trick: pawns, modules, secrets (BH-10 … BH-14), and the deal of every round (BH-20 … BH-23)."""

from __future__ import annotations

from hacktable.games.blackhat.board import (
    CARD_KINDS,
    HALF_HAND,
    HAND_SIZE,
    HANDS,
    HAT,
    HIDDEN_HAT_AMONG,
    STATUS_LOWEST,
    STATUS_STEP,
    STATUSES,
    Board,
)
from hacktable.games.blackhat.drawing import MODULES, PLACES_FOR_MODULES, Kind
from hacktable.games.blackhat.rules.cards import draw_card, forget_late, is_robot, off_the_pile, receive
from hacktable.games.blackhat.rules.heap import heap_of, kind_in, without
from hacktable.games.blackhat.rules.seats import first_leader, next_in
from hacktable.games.blackhat.rules.spaces import cover, kind_at, on_board, rewire, show_print
from hacktable.games.blackhat.state import MARKERS, NOWHERE, PAWNS, TILE_COUNT, Phase, State
from hacktable.games.blackhat.verbs import (
    tell_dealt,
    tell_fame,
    tell_hand,
    tell_hatted,
    tell_laid,
    tell_round,
    tell_shown,
    tell_status,
    tell_turned,
)
from hacktable.kernel.bits import nth_of
from hacktable.kernel.chacha import draw
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import ALL, Events


@kernel
def lay_out(board: Board, s: State, events: Events) -> None:
    """Everything that is on the table before the first deal."""
    for hand in range(HANDS):
        for pawn in range(PAWNS):
            s.place[hand, pawn] = NOWHERE
    for hand in range(board.hands):  # BH-10
        s.place[hand, 0] = board.backdoor
        s.place[hand, 1] = board.public
    s.tracer = NOWHERE
    s.came_from = NOWHERE
    for marker in range(MARKERS):
        s.marker[marker] = NOWHERE
    for module in range(MODULES):
        s.laid[module] = NOWHERE
    show_print(s)
    lay_first_modules(board, s, events)
    rewire(board, s)
    if board.secret_asset == 1:  # BH-107
        s.tile = draw(s, TILE_COUNT) + 1
    if board.celebrity == 1:
        draw_statuses(board, s, events)
    s.dealer = draw(s, int(board.seats))
    s.phase = Phase.DEAL


@kernel
def lay_first_modules(board: Board, s: State, events: Events) -> None:
    """BH-11: random modules, random faces; where there are fewer than places, random places."""
    places = (1 << PLACES_FOR_MODULES) - 1
    for done in range(board.modules):
        module = nth_module(s, draw(s, MODULES - done))
        side = draw(s, 2)
        place = nth_of(places, draw(s, PLACES_FOR_MODULES - done))
        places &= ~(1 << place)
        corner = int(board.module_place[place])
        cover(s, module, side, corner)
        tell_laid(events, ALL, module=module, side=side, to=corner)


@kernel
def nth_module(s: State, left: int) -> int:
    """The module that is so many further on in the supply."""
    module = 0
    while left > 0 or s.laid[module] != NOWHERE:
        if s.laid[module] == NOWHERE:
            left -= 1
        module += 1
    return module


@kernel
def draw_statuses(board: Board, s: State, events: Events) -> None:
    """BH-120: everyone a secret status card, the Robot an open one."""
    cards = (1 << STATUSES) - 1
    for hand in range(board.hands):
        card = nth_of(cards, draw(s, STATUSES - hand))
        cards &= ~(1 << card)
        s.status[hand] = STATUS_LOWEST + STATUS_STEP * card
        if is_robot(board, hand):
            s.famous[hand] = 1
            tell_fame(events, ALL, seat=hand, value=int(s.status[hand]))
        else:
            tell_status(events, hand, value=int(s.status[hand]))


# ---------------------------------------------------------------- dealing


@kernel
def deal_round(board: Board, s: State, events: Events) -> None:
    """A new round: all cards shuffled, the Black Hat dealt, everyone's hand, and who leads."""
    if s.rounds > 0:
        s.dealer = next_dealer(board, s)
    s.rounds += 1
    s.first = 1
    gather(board, s)
    tell_round(events, ALL, number=int(s.rounds), seat=int(s.dealer))
    size = hand_size(board, s)
    hatted = hat_by_position(board, s, size) if board.hidden_hat == 1 else hat_by_card(board, s, events)
    s.open[hatted, HAT] = 1
    s.held[hatted] = 1
    tell_hatted(events, ALL, seat=hatted)
    deal_hands(board, s, size, events)
    s.leader = first_leader(board, s, hatted)


@kernel
def next_dealer(board: Board, s: State) -> int:
    """BH-20: clockwise; the Robot does not deal."""
    there = next_in(board, s, int(s.dealer), int(s.dealer))
    return next_in(board, s, int(s.dealer), there) if is_robot(board, there) else there


@kernel
def gather(board: Board, s: State) -> None:
    """BH-92: all cards go back; the Black Hat is set aside."""
    forget_late(s)
    for kind in range(CARD_KINDS):
        for hand in range(board.hands):
            s.hidden[hand, kind] = 0
            s.open[hand, kind] = 0
            s.trick[hand, kind] = 0
        s.discard[kind] = 0
        s.pile[kind] = board.deck[kind]
    s.pile[HAT] = 0
    s.pile_size = 0
    for kind in range(CARD_KINDS):
        s.pile_size += int(s.pile[kind])
    for hand in range(board.hands):
        s.held[hand] = 0


@kernel
def hand_size(board: Board, s: State) -> int:
    """BH-22; BH-66: half a hand once a Honeypot is broken."""
    if board.broken_honeypot == 0:
        return HAND_SIZE
    half = s.broken == 1
    if board.half_next == 1:
        s.broken = 0
    if board.half_next == 0 and board.half_later == 0:
        half = honeypot_holds_a_pawn(board, s)
    return HALF_HAND if half else HAND_SIZE


@kernel
def honeypot_holds_a_pawn(board: Board, s: State) -> bool:
    for hand in range(board.hands):
        for pawn in range(PAWNS):
            if on_board(int(s.place[hand, pawn])) and kind_at(board, s, int(s.place[hand, pawn])) == Kind.HONEYPOT:
                return True
    return False


@kernel
def hat_by_card(board: Board, s: State, events: Events) -> int:
    """BH-20: the turned card counts from the dealer's left; a joker counts 14."""
    card = draw_card(board, s)
    off_the_pile(s, card)
    s.discard[card] += 1
    tell_turned(events, ALL, card=card)
    return counted(board, s, card + 1)


@kernel
def counted(board: Board, s: State, count: int) -> int:
    """The hand that is so many places to the dealer's left."""
    hand = int(s.dealer)
    for _ in range(count):
        hand = next_in(board, s, int(s.dealer), hand)
    return hand


@kernel
def hat_by_position(board: Board, s: State, size: int) -> int:
    """BH-21: the Black Hat is one of the first thirty cards, or of all that are dealt if those are fewer."""
    dealt = 0
    for hand in range(board.hands):
        dealt += size if s.out[hand] == 0 else 0
    return counted(board, s, draw(s, min(dealt, HIDDEN_HAT_AMONG)) + 1)


@kernel
def deal_hands(board: Board, s: State, size: int, events: Events) -> None:
    """BH-22: everyone up to the same number of cards, the Black Hat included."""
    heap = heap_of(s.pile)
    for hand in range(board.hands):
        if s.out[hand] == 0:
            a, b, c, d, e = 0, 0, 0, 0, 0
            f, g, h, i, j = 0, 0, 0, 0, 0
            while s.held[hand] < size:
                kind = kind_in(heap, draw(s, int(s.pile_size)))
                heap = without(heap, kind)
                receive(board, s, hand, kind)
                # The ten cards of a hand, the newest first.
                j, i, h, g, f, e, d, c, b, a = i, h, g, f, e, d, c, b, a, kind + 1
                if is_robot(board, hand):  # BH-112
                    tell_shown(events, ALL, seat=hand, card=kind)
            tell_dealt(events, ALL, seat=hand, cards=int(s.held[hand]))
            if not is_robot(board, hand):
                tell_hand(events, hand, a=a, b=b, c=c, d=d, e=e, f=f, g=g, h=h, i=i, j=j)
